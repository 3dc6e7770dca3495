import { settings } from '../browser/settings.svelte.ts';
import { api } from './api.ts';
import { usePasskey } from './passkeys.ts';
import { setServerTime } from './skew.ts';
import type { PersonView } from './wire.ts';

let person = $state.raw<PersonView | null>();
let asking: Promise<void> | undefined;

/** Who one is here: undefined until it is known, null for somebody new. */
export const me = {
  get person(): PersonView | null | undefined {
    return person;
  },

  /** Asks the server who we are, once. */
  know(): Promise<void> {
    return (asking ??= ask());
  },

  /** Makes sure that we are somebody: by this name if we are new or renamed. */
  async be(name: string): Promise<void> {
    await me.know();
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
    person = null;
  },

  /** Nobody knows us any more, on any device. */
  async disappear(): Promise<void> {
    await api.forgetEverything();
    person = null;
  },
};

async function ask(): Promise<void> {
  try {
    const found = await api.me();
    if (found) met(found);
    else person = null;
  } catch (error) {
    asking = undefined;
    throw error;
  }
}

function met(found: PersonView): void {
  person = found;
  setServerTime(found.now);
}
