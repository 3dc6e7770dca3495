import { api } from '../../connection/api.ts';
import { capital, has, t } from '../../words/words.svelte.ts';

let known = $state.raw<readonly string[]>(['planner', 'woodcutter', 'forager']);

/** The bots of this server, the strongest first. */
export const bots = {
  get all(): readonly string[] {
    return known;
  },
  async meet(): Promise<void> {
    known = await api.bots();
  },
};

export function botName(bot: string): string {
  return has(`bot-${bot}-name`) ? t(`bot-${bot}-name`) : capital(bot);
}

export function botStyle(bot: string): string {
  return has(`bot-${bot}-style`) ? t(`bot-${bot}-style`) : '';
}
