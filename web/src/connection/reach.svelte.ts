/** One question may be lost on its way; then nobody is there. */
const ENOUGH = 2;

let lost = $state(0);

/** Whether the server of these pages can be reached, by what became of the latest questions. */
export const reach = {
  get isAway(): boolean {
    return lost >= ENOUGH;
  },
  /** An answer came, or none. */
  note(isAnswered: boolean): void {
    lost = isAnswered ? 0 : lost + 1;
  },
};
