/** The numbers that can be reached from where a stepper stands. */
export interface Reach {
  below: number | undefined;
  above: number | undefined;
  least: number;
  most: number;
}

/** The number that a key asks for: arrows step, Home and End go to the ends, digits say it. */
export function wantedBy(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { below, above, least, most }: Reach,
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowRight' || key === '+') return above;
  if (key === 'ArrowDown' || key === 'ArrowLeft' || key === '-') return below;
  if (key === 'Home') return least;
  if (key === 'End') return most;
  if (!/^[0-9]$/.test(key)) return undefined;
  const said = Number(key);
  return said >= least && said <= most ? said : undefined;
}
