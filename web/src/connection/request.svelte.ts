import { untrack } from 'svelte';
import { t } from '../words/words.svelte.ts';
import { Refusal } from './refusal.ts';

/** Something that may be refused: whether it is under way, and what went wrong. */
export interface RequestState {
  readonly isBusy: boolean;
  readonly problem: string;
  run: (act: () => Promise<void>) => Promise<void>;
  /** What went wrong is no longer so, as when the server answers again. */
  forget: () => void;
}

export function requestState(): RequestState {
  let isBusy = $state(false);
  let problem = $state('');
  return {
    get isBusy() {
      return isBusy;
    },
    get problem() {
      return problem;
    },
    async run(act) {
      // an effect that asks must not ask again because it is done
      if (untrack(() => isBusy)) return;
      isBusy = true;
      problem = '';
      try {
        await act();
      } catch (error) {
        problem = problemText(error);
      } finally {
        isBusy = false;
      }
    },
    forget() {
      problem = '';
    },
  };
}

/** Why something did not work, as a sentence. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.reason || t('web-connection-lost');
}
