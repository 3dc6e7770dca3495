import type { Progress } from '../worker/messages.ts';

let progress = $state.raw<Progress>();
let isForgetful = $state(false);

/** How the tables in this browser are. */
export const stateHere = {
  /** How far they are; undefined as long as nobody needed them. */
  get progress(): Progress | undefined {
    return progress;
  },
  set progress(next: Progress | undefined) {
    progress = next;
  },
  /** Whether nothing that is played here will be kept. */
  get isForgetful(): boolean {
    return isForgetful;
  },
  set isForgetful(next: boolean) {
    isForgetful = next;
  },
};
