import { type IDBPDatabase, openDB } from 'idb';

export const DATABASE = 'stoneage';
export const TEXTS = 'texts';
/** What the keys of tables begin with. */
export const TABLES = 'table/';
/** Comes after every key that begins with what stands before it. */
const LAST = '\uffff';

/** What is written at once, if the texts that were expected are still there. */
interface Batch {
  expected: Record<string, string | null>;
  puts: Record<string, string>;
  cleared: string[];
}

/**
 * Texts by their keys, in IndexedDB: a batch is durable before it is answered, and pages do not
 * come between each other. Where nothing may be kept, it is remembered as long as the page is open.
 */
export class Storage {
  private database: IDBPDatabase | undefined;
  /** What could not be kept; null where something was to be deleted. */
  private readonly remembered = new Map<string, string | null>();
  private isForgetful = false;

  constructor(
    private readonly onForgetful: () => void,
    private readonly onWritten: (keys: Record<string, string>) => void,
  ) {}

  async open(): Promise<void> {
    try {
      this.database = await openDB(DATABASE, 1, {
        upgrade: (database) => {
          database.createObjectStore(TEXTS);
        },
        blocking: (_current, _blocked, event) => {
          (event.target as IDBDatabase).close();
        },
      });
    } catch {
      this.forget();
    }
  }

  async get(key: string): Promise<string | undefined> {
    if (this.remembered.has(key)) return this.remembered.get(key) ?? undefined;
    return (await this.database?.get(TEXTS, key)) as string | undefined;
  }

  /** All texts whose keys begin so, as JSON. */
  async items(prefix: string): Promise<string> {
    return JSON.stringify(await this.found(prefix));
  }

  /** False if something expected was not so: then nothing was written. */
  async write(text: string): Promise<boolean> {
    const batch = JSON.parse(text) as Batch;
    if (this.isForgetful || !this.database) return this.remember(batch);
    try {
      return await this.keep(this.database, batch);
    } catch {
      this.forget();
      return this.remember(batch);
    }
  }

  private async keep(database: IDBPDatabase, batch: Batch): Promise<boolean> {
    const transaction = database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
    const texts = transaction.objectStore(TEXTS);
    for (const [key, expected] of Object.entries(batch.expected))
      if (((await texts.get(key)) ?? null) !== expected) {
        await transaction.done;
        return false;
      }
    for (const prefix of batch.cleared) void texts.delete(beginningWith(prefix));
    for (const [key, text] of Object.entries(batch.puts)) void texts.put(text, key);
    await transaction.done;
    this.onWritten(batch.puts);
    return true;
  }

  private async remember(batch: Batch): Promise<boolean> {
    for (const [key, expected] of Object.entries(batch.expected))
      if (((await this.get(key)) ?? null) !== expected) return false;
    for (const prefix of batch.cleared)
      for (const key of Object.keys(await this.found(prefix))) this.remembered.set(key, null);
    for (const [key, text] of Object.entries(batch.puts)) this.remembered.set(key, text);
    return true;
  }

  private async found(prefix: string): Promise<Record<string, string>> {
    const found = new Map<string, string>();
    if (this.database) {
      const texts = this.database.transaction(TEXTS).objectStore(TEXTS);
      const range = beginningWith(prefix);
      const [keys, values] = await Promise.all([texts.getAllKeys(range), texts.getAll(range)]);
      for (const [index, key] of keys.entries()) found.set(key as string, values[index] as string);
    }
    for (const [key, text] of this.remembered)
      if (key.startsWith(prefix)) {
        if (text === null) found.delete(key);
        else found.set(key, text);
      }
    return Object.fromEntries(found);
  }

  private forget(): void {
    if (this.isForgetful) return;
    this.isForgetful = true;
    this.onForgetful();
  }
}

function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, prefix + LAST);
}
