interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

/** Where a panel goes beside a thing: the side with room, inside the window, never over the thing. */
export function beside(thing: DOMRect, panel: Size, screen: Size): { left: number; top: number } {
  const centred = {
    left: held(thing.x + thing.width / 2 - panel.width / 2, panel.width, screen.width),
    top: held(thing.y + thing.height / 2 - panel.height / 2, panel.height, screen.height),
  };
  const room = {
    above: thing.top - GAP - MARGIN,
    below: screen.height - thing.bottom - GAP - MARGIN,
    right: screen.width - thing.right - GAP - MARGIN,
    left: thing.left - GAP - MARGIN,
  };
  if (room.above >= panel.height)
    return { left: centred.left, top: thing.top - GAP - panel.height };
  if (room.below >= panel.height) return { left: centred.left, top: thing.bottom + GAP };
  if (room.right >= panel.width || room.right >= room.left)
    return { left: held(thing.right + GAP, panel.width, screen.width), top: centred.top };
  return {
    left: held(thing.left - GAP - panel.width, panel.width, screen.width),
    top: centred.top,
  };
}

function held(start: number, length: number, limit: number): number {
  return Math.max(MARGIN, Math.min(start, limit - length - MARGIN));
}
