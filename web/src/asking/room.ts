interface Size {
  offsetWidth: number;
  offsetHeight: number;
}

const GAP = 12;
const MARGIN = 8;

/** Beside a place at the side with most room, inside the area, and not over the place itself. */
export function roomiest(
  place: DOMRect,
  panel: Size,
  area: DOMRect,
): { left: number; top: number } {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const sides = [
    { room: place.left - area.left - width, left: place.left - GAP - width, top: middle() },
    { room: area.right - place.right - width, left: place.right + GAP, top: middle() },
    { room: place.top - area.top - height, left: centre(), top: place.top - GAP - height },
    { room: area.bottom - place.bottom - height, left: centre(), top: place.bottom + GAP },
  ];
  const best = sides.reduce((one, other) => (other.room > one.room ? other : one));
  return {
    left: held(best.left, area.left, area.right - width),
    top: held(best.top, area.top, area.bottom - height),
  };

  function middle(): number {
    return place.top + place.height / 2 - height / 2;
  }
  function centre(): number {
    return place.left + place.width / 2 - width / 2;
  }
}

function held(start: number, least: number, most: number): number {
  return Math.max(least + MARGIN, Math.min(start, most - MARGIN));
}
