/** Whether two values out of JSON say the same; it stops at the first difference. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isEqual(one[name], other[name]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Gives back the object from before as long as it says the same, so that nothing is drawn anew. */
export function steady<Thing>(): (thing: Thing) => Thing {
  let last: { thing: Thing } | undefined;
  return (thing) => {
    if (!last || !isEqual(last.thing, thing)) last = { thing };
    return last.thing;
  };
}
