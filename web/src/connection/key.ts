import type { Command } from './wire.ts';

const BYTES = 16;

/** Commands that the server does once however often they arrive, by a key of ours. */
const KEYED = new Set<Command['command']>(['say', 'rematch']);

export type KeyedCommand = Command & { key?: string };

/** A name for one wish, so that the server fulfils it once however often it is sent. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function withKey(command: Command): KeyedCommand {
  return KEYED.has(command.command) ? { ...command, key: newKey() } : command;
}
