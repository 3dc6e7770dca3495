import { untrack } from 'svelte';
import { t } from '../words/words.svelte.ts';
import { Refusal } from './refusal.ts';

/** Something that may be refused: whether it is under way, and what went wrong. */
export interface RequestState {
  readonly isBusy: boolean;
  readonly problem: string;
  /** Do it, unless something is under way: nobody does it twice by pressing twice. */
  run: (act: () => Promise<void>) => Promise<void>;
  /** Take the answer to the newest question; those to earlier ones come too late. */
  read: <Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void) => Promise<void>;
  /** What went wrong is no longer so, as when the server answers again. */
  forget: () => void;
}

export function requestState(): RequestState {
  let isBusy = $state(false);
  let problem = $state('');
  let newest = 0;
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
    async read(ask, take) {
      newest += 1;
      const question = newest;
      isBusy = true;
      problem = '';
      try {
        const answer = await ask();
        if (question === newest) take(answer);
      } catch (error) {
        if (question === newest) problem = problemText(error);
      } finally {
        if (question === newest) isBusy = false;
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
