export type Shape = 'wide' | 'tablet' | 'phone';

const narrow = matchMedia('(max-width: 720px)');
const middle = matchMedia('(max-width: 1099px)');
const upright = matchMedia('(min-width: 721px) and (max-width: 1099px) and (min-height: 960px)');

function current(): Shape {
  if (narrow.matches) return 'phone';
  return middle.matches ? 'tablet' : 'wide';
}

let shape = $state(current());
let isTall = $state(upright.matches);
upright.addEventListener('change', ({ matches }) => {
  isTall = matches;
});
for (const query of [narrow, middle])
  query.addEventListener('change', () => {
    shape = current();
  });

/** Which of the three layouts fits the window. */
export const screen = {
  get shape(): Shape {
    return shape;
  },
  /** Whether a tablet stands upright: there is room under the valley. */
  get isTall(): boolean {
    return isTall;
  },
};
