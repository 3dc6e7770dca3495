/** What somebody has tried, kept on this device. */
export interface Progress {
  /** By the number of an exercise: whether the last try was right. */
  tried: Record<string, boolean>;
  /** The tries of one day, in their order. */
  day: string;
  today: boolean[];
}

export const A_DAY = 10;
const KEY = 'stoneage-practice';

export function firstProgress(): Progress {
  return { tried: {}, day: '', today: [] };
}

/** What is kept in a text; whatever is of another kind is as at first. */
export function recallProgress(kept: string | null): Progress {
  try {
    const found = JSON.parse(kept ?? '{}') as Partial<Progress>;
    const { tried, day, today } = found;
    if (typeof tried !== 'object' || typeof day !== 'string' || !Array.isArray(today))
      return firstProgress();
    return { tried, day, today: today.map(Boolean) };
  } catch {
    return firstProgress();
  }
}

/** One more try; a new day begins anew. */
export function triedNow(
  progress: Progress,
  number: string,
  isRight: boolean,
  day: string,
): Progress {
  const today = progress.day === day ? progress.today : [];
  return { tried: { ...progress.tried, [number]: isRight }, day, today: [...today, isRight] };
}

/** The name of the day today. */
export function thisDay(): string {
  return new Date().toDateString();
}

export function readProgress(): Progress {
  return recallProgress(localStorage.getItem(KEY));
}

export function keepProgress(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress));
}
