interface Quiet {
  begin: number;
  end: number;
}

const DAY = 24 * 60;

/** 1320 is 22:00. */
export function timeOf(minute: number): string {
  const parts = [Math.floor(minute / 60), minute % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

export function minuteOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes))
    return undefined;
  return hours * 60 + minutes;
}

/** The quiet part of a day in percent; over night there are two. */
export function quietParts({ begin, end }: Quiet): { left: number; width: number }[] {
  const percent = (minutes: number) => (100 * minutes) / DAY;
  if (begin <= end) return [{ left: percent(begin), width: percent(end - begin) }];
  return [
    { left: 0, width: percent(end) },
    { left: percent(begin), width: percent(DAY - begin) },
  ];
}
