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

/** Where a spot is on the screen now; instead of one that cannot be seen, where it belongs. */
export function whereIs(name: string): DOMRect | undefined {
  return seen(name) ?? seen(insteadOf(name));
}

function seen(name: string): DOMRect | undefined {
  const rect = spots.get(name)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
}

/** A taken card leaves its space behind; what no board shows is at its owner's home. */
function insteadOf(name: string): string {
  const [kind, owner = ''] = name.split(':');
  return `${kind === 'place' ? 'space' : 'home'}:${owner}`;
}
