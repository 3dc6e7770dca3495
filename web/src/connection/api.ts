import type { Action } from '../game/protocol.ts';
import type { Language } from '../words/languages.ts';
import { ask, repeated } from './http.ts';
import { newKey, withKey } from './key.ts';
import type {
  Accepted,
  AdviceNow,
  AdviceWish,
  AnswerVerdict,
  Command,
  Devices,
  History,
  ExerciseList,
  ExerciseNow,
  HintLevel,
  HintNow,
  Idea,
  Lobby,
  NewPasskey,
  NoticeSettings,
  NoticeWishes,
  PersonView,
  PersonalLink,
  ProspectsNow,
  PushSubscription,
  Said,
  Statistics,
  Story,
  TableSettings,
  Update,
  UsedPasskey,
} from './wire.ts';

const at = encodeURIComponent;

/** Every question that the server answers, by its name. */
export const api = {
  me: () => ask<PersonView | null>('GET', '/me'),
  introduce: (name: string, language: Language) =>
    ask<PersonView>('POST', '/people', { name, language }),
  rename: (name: string, language: Language) => ask<PersonView>('PUT', '/me', { name, language }),
  forget: () => ask<undefined>('DELETE', '/me'),
  makeLink: () => ask<PersonalLink>('POST', '/me/links'),
  followLink: (token: string) => ask<PersonView>('POST', '/people/by-link', { token }),
  history: (query: string) => ask<History>('GET', `/me/games${query}`),
  statistics: () => ask<Statistics>('GET', '/me/statistics'),
  forgetEverything: () => ask<undefined>('DELETE', '/me/everything'),
  bringEverything: (file: string) => ask<undefined>('PUT', '/me/everything', file),
  notices: () => ask<NoticeSettings>('GET', '/me/notices'),
  wishNotices: (wishes: NoticeWishes) => ask<NoticeSettings>('PUT', '/me/notices', wishes),
  stopNotices: () => ask<undefined>('DELETE', '/me/notices'),
  tryNotices: () => ask<undefined>('POST', '/me/notices/trial'),
  subscribe: (subscription: PushSubscription) =>
    ask<undefined>('POST', '/me/subscriptions', subscription),
  unsubscribe: () => ask<undefined>('DELETE', '/me/subscriptions'),
  askAddress: (address: string) => ask<NoticeSettings>('PUT', '/me/address', { address }),
  forgetAddress: () => ask<undefined>('DELETE', '/me/address'),
  confirmAddress: (token: string) => ask<undefined>('POST', '/addresses/confirm', { token }),
  stopMail: (token: string) => ask<unknown>('POST', `/notices/stop/${at(token)}`),
  devices: () => ask<Devices>('GET', '/me/devices'),
  shutOut: (id: string) => ask<undefined>('DELETE', `/me/devices/${at(id)}`),
  passkeyCreation: () => ask<{ options: unknown }>('POST', '/me/passkeys/options'),
  keepPasskey: (made: NewPasskey) => ask<Devices>('POST', '/me/passkeys', made),
  forgetPasskey: (id: string) => ask<undefined>('DELETE', `/me/passkeys/${at(id)}`),
  passkeyRequest: () => ask<{ options: unknown }>('POST', '/passkeys/options'),
  comeByPasskey: (used: UsedPasskey) => ask<PersonView>('POST', '/people/by-passkey', used),
  lobby: () => ask<Lobby>('GET', '/lobby'),
  bots: async () => (await ask<{ bots: string[] }>('GET', '/bots')).bots,
  makeTable: async (settings: TableSettings) => {
    const key = newKey();
    return (await repeated(() => ask<{ id: string }>('POST', '/tables', settings, key))).id;
  },
  table: (id: string) => ask<Update>('GET', `/tables/${at(id)}`),
  watch: (watch: string) => ask<Update>('GET', `/watch/${at(watch)}`),
  command: (id: string, command: Command) => {
    const sent = withKey(command);
    const asking = () => ask<Accepted>('POST', `/tables/${at(id)}/commands`, sent);
    return sent.key ? repeated(asking) : asking();
  },
  prospects: (id: string) => ask<ProspectsNow>('GET', `/tables/${at(id)}/prospects`),
  hint: (id: string, version: number, level: HintLevel) =>
    ask<HintNow>('POST', `/tables/${at(id)}/hint`, { version, level }),
  advice: (id: string, wish: AdviceWish) =>
    ask<AdviceNow>('POST', `/tables/${at(id)}/advice`, wish),
  exercises: () => ask<ExerciseList>('GET', '/practice'),
  exercise: (number: string) => ask<ExerciseNow>('GET', `/practice/${at(number)}`),
  exerciseHint: async (number: string) =>
    (await ask<{ idea: Idea }>('GET', `/practice/${at(number)}/hint`)).idea,
  answerExercise: (number: string, choice: Action | null) =>
    ask<AnswerVerdict>('POST', `/practice/${at(number)}/answer`, { choice }),
  chat: async (id: string, after = 0) =>
    (await ask<{ lines: Said[] }>('GET', `/tables/${at(id)}/chat?after=${String(after)}`)).lines,
  story: (id: string) => ask<Story>('GET', `/tables/${at(id)}/story`),
  watchedProspects: (watch: string) => ask<ProspectsNow>('GET', `/watch/${at(watch)}/prospects`),
  watchedStory: (watch: string) => ask<Story>('GET', `/watch/${at(watch)}/story`),
  makeReplay: async (record: string) => (await ask<{ id: string }>('POST', '/replays', record)).id,
};
