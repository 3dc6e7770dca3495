import type { Attachment } from 'svelte/attachments';

const spots = new Map<string, Element>();

/** Gives an element a name to which things can fly, such as `stock:0:wood`. */
export function spot(name: string): Attachment {
  return (element) => {
    spots.set(name, element);
    return () => {
      if (spots.get(name) === element) spots.delete(name);
    };
  };
}

/** Where a spot is on the screen now, if it can be seen. */
export function whereIs(name: string): DOMRect | undefined {
  const rect = spots.get(name)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
}
