export type Shape = 'wide' | 'tablet' | 'phone';

const narrow = matchMedia('(max-width: 720px)');
const middle = matchMedia('(max-width: 1099px)');

function current(): Shape {
  if (narrow.matches) return 'phone';
  return middle.matches ? 'tablet' : 'wide';
}

let shape = $state(current());
for (const query of [narrow, middle])
  query.addEventListener('change', () => {
    shape = current();
  });

/** Which of the three layouts fits the window. */
export const screen = {
  get shape(): Shape {
    return shape;
  },
};
