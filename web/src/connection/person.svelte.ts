import { settings } from '../browser/settings.svelte.ts';
import { api } from './api.ts';
import { usePasskey } from './passkeys.ts';
import { setServerTime } from './skew.ts';
import { isHere } from './way.ts';
import type { PersonView } from './wire.ts';

/** One may be somebody on the server, and somebody on this device. */
type Place = 'server' | 'here';
type Known = PersonView | null | undefined;

let people = $state.raw<Record<Place, Known>>({ server: undefined, here: undefined });
/** What one is called on this device: the page says it before the game here has started. */
const KEY = 'stoneage-name';
const asking: Record<Place, Promise<void> | undefined> = { server: undefined, here: undefined };

const place = (): Place => (isHere() ? 'here' : 'server');

/** Who one is: undefined until it is known, null for somebody new. */
export const me = {
  get person(): Known {
    return people[place()];
  },

  /** What one is called, here or there. */
  get name(): string | undefined {
    return me.person?.name ?? people.server?.name ?? localStorage.getItem(KEY) ?? undefined;
  },

  /** Asks who we are, once. */
  know(): Promise<void> {
    return (asking[place()] ??= ask(place()));
  },

  /** Asks again, as when somebody was brought along. */
  knowAnew(): Promise<void> {
    asking[place()] = undefined;
    return me.know();
  },

  /** Makes sure that we are somebody: by this name if we are new or renamed. */
  async be(name: string): Promise<void> {
    await me.know();
    const { person } = me;
    if (!person) met(await api.introduce(name, settings.language));
    else if (person.name !== name || person.language !== settings.language)
      met(await api.rename(name, settings.language));
  },

  async become(token: string): Promise<void> {
    met(await api.followLink(token));
  },

  /** Lets us in by a passkey; says whether one was used. */
  async return(): Promise<boolean> {
    const found = await usePasskey();
    if (found) met(found);
    return found !== undefined;
  },

  /** This device forgets who we are. */
  async leave(): Promise<void> {
    await api.forget();
    set(place(), null);
  },

  /** Nobody knows us any more, on any device. */
  async disappear(): Promise<void> {
    await api.forgetEverything();
    set(place(), null);
  },
};

async function ask(where: Place): Promise<void> {
  try {
    const found = await api.me();
    if (found) met(found, where);
    else set(where, null);
  } catch (error) {
    asking[where] = undefined;
    throw error;
  }
}

function met(found: PersonView, where = place()): void {
  set(where, found);
  setServerTime(found.now);
}

function set(where: Place, person: Known): void {
  people = { ...people, [where]: person };
  if (where !== 'here') return;
  if (person) localStorage.setItem(KEY, person.name);
  else localStorage.removeItem(KEY);
}
