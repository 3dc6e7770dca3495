export type Shape = 'wide' | 'tablet' | 'phone';

const sideways = matchMedia('(max-height: 500px) and (orientation: landscape)');
const narrow = matchMedia('(max-width: 720px)');
const wide = matchMedia('(min-width: 1100px), (min-width: 960px) and (orientation: landscape)');
const upright = matchMedia('(min-width: 721px) and (max-width: 1099px) and (min-height: 960px)');

function current(): Shape {
  if (narrow.matches || sideways.matches) return 'phone';
  return wide.matches ? 'wide' : 'tablet';
}

let shape = $state(current());
let isTall = $state(upright.matches);
let isSideways = $state(sideways.matches);
for (const query of [sideways, narrow, wide, upright])
  query.addEventListener('change', () => {
    shape = current();
    isTall = upright.matches;
    isSideways = sideways.matches;
  });

/** Which of the layouts fits the window. */
export const screen = {
  get shape(): Shape {
    return shape;
  },
  /** Whether a tablet stands upright: there is room under the valley. */
  get isTall(): boolean {
    return isTall && shape === 'tablet';
  },
  /** Whether a phone is held sideways: the board at the left, all the rest at the right. */
  get isSideways(): boolean {
    return isSideways;
  },
  /** Whether the boards of all players lie open beside the valley. */
  get isRoomy(): boolean {
    return shape === 'wide' || this.isTall;
  },
};
