import { DATABASE, TABLES, TEXTS } from '../worker/storage.ts';
import { openDB } from 'idb';

/** How many tables this device has kept; told without starting the game. */
export async function tablesHere(): Promise<number> {
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === DATABASE)) return 0;
    const database = await openDB(DATABASE);
    const found = await database.count(TEXTS, IDBKeyRange.bound(TABLES, `${TABLES}\uffff`));
    database.close();
    return found;
  } catch {
    // where nothing may be kept there is nothing
    return 0;
  }
}
