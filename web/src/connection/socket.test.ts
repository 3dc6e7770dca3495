import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from './refusal.ts';
import { TableSocket, type Status } from './socket.ts';
import type { Line } from './transport.ts';
import type { Command, Said, Update } from './wire.ts';

class FakeSocket {
  sent: { command: string; id: number; version?: number; key?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { command: string; id: number });
  }

  close(): void {
    this.onclose?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.onclose?.();
  }
}

const move: Command = { command: 'play', version: 7, action: { do: 'decline' } };

function update(version: number, since: number | null, ...events: string[]): Partial<Update> {
  return {
    message: 'update',
    version,
    since,
    events: events.map((event) => ({ event })) as unknown as Update['events'],
  };
}

/** A socket to a server that the test plays. */
function connected() {
  const sockets: FakeSocket[] = [];
  const received: Update[] = [];
  const said: Said[] = [];
  const statuses: Status[] = [];
  const environment = {
    exists: (): Promise<unknown> => Promise.resolve(),
    random: () => 1,
    connect: (address: string) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket as unknown as Line;
    },
  };
  const socket = new TableSocket(
    '/socket',
    {
      onUpdate: (message) => received.push(message),
      onChat: (message) => said.push(message),
      onStatus: (status) => statuses.push(status),
    },
    environment,
  );
  const server = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return { socket, sockets, received, said, statuses, environment, server };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);
const versions = (updates: Update[]): number[] => updates.map(({ version }) => version);

describe('a socket to a table', () => {
  test('asks for everything at first, and after a break for what it has missed', async () => {
    const { server, received, statuses } = connected();
    expect(server().address).toBe('/socket');
    server().says(update(7, null));
    server().breaks();
    await soon();
    expect(server().address).toBe('/socket?since=7');
    server().says(update(9, 7, 'food-eaten'));
    expect(versions(received)).toEqual([7, 9]);
    expect(received.at(-1)?.events).toHaveLength(1);
    expect(statuses).toEqual(['open', 'reconnecting', 'open']);
  });

  test('tells no event twice when a state comes again, or from before what it knows', () => {
    const { server, received } = connected();
    server().says(update(7, null));
    server().says(update(8, 7, 'food-eaten'));
    server().says(update(8, 7, 'food-eaten'));
    server().says(update(9, 6, 'food-eaten', 'starved'));
    server().says(update(8, 7, 'food-eaten'));
    expect(versions(received)).toEqual([7, 8, 8, 9]);
    expect(received.map(({ events }) => events.length)).toEqual([0, 1, 0, 0]);
  });

  test('answers each command by its number', async () => {
    const { socket, server } = connected();
    server().says(update(7, null));
    const first = socket.do(move);
    const second = socket.do({ command: 'say', text: 'hello' });
    const [one, two] = server().sent;
    server().says({ message: 'accepted', to: two?.id, version: 7, table: null });
    server().says({ message: 'rejected', to: one?.id, code: 'not-your-turn', reason: 'Wait.' });
    await expect(second).resolves.toMatchObject({ version: 7 });
    await expect(first).rejects.toMatchObject({ code: 'not-your-turn', reason: 'Wait.' });
  });

  test('shows the state that comes with a refusal', async () => {
    const { socket, server, received } = connected();
    server().says(update(7, null));
    const answer = socket.do(move);
    answer.catch(() => undefined);
    const rejected = { message: 'rejected', to: 1, code: 'stale-version', reason: '' };
    server().says({ ...rejected, update: update(9, null) });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
    expect(versions(received)).toEqual([7, 9]);
  });

  test('takes a move for made when the version is passed after a break, and never sends it again', async () => {
    const { socket, server, sockets } = connected();
    server().says(update(7, null));
    const answer = socket.do(move);
    server().breaks();
    await soon();
    server().says(update(8, 7, 'card-declined'));
    await expect(answer).resolves.toMatchObject({ version: 8 });
    expect(sockets.flatMap(({ sent }) => sent)).toHaveLength(1);
  });

  test('gives a move back when it never arrived, and does not send it by itself', async () => {
    const { socket, server, sockets } = connected();
    server().says(update(7, null));
    const answer = socket.do(move);
    answer.catch(() => undefined);
    server().breaks();
    await soon();
    server().says(update(7, 7));
    await expect(answer).rejects.toMatchObject({ code: 'connection-lost' });
    expect(sockets.flatMap(({ sent }) => sent)).toHaveLength(1);
  });

  test('keeps nobody waiting for what cannot be sent again', async () => {
    const { socket, server } = connected();
    server().says(update(7, null));
    const answer = socket.do({ command: 'resign', seat: 0 });
    server().breaks();
    await expect(answer).rejects.toMatchObject({ code: 'connection-lost' });
  });

  test('sends words that were on their way again, under the same key', async () => {
    const { socket, server, sockets } = connected();
    server().says(update(7, null));
    const answer = socket.do({ command: 'say', text: 'hello' });
    server().breaks();
    await soon();
    server().says(update(7, 7));
    server().says({ message: 'accepted', to: 1, version: 7, table: null });
    await expect(answer).resolves.toMatchObject({ version: 7 });
    const [first, again] = sockets.flatMap(({ sent }) => sent);
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toEqual(first);
  });

  test('looks before it believes that a move of unknown outcome was made or not', async () => {
    for (const [version, isMade] of [
      [8, true],
      [7, false],
    ] as const) {
      const { socket, server, sockets } = connected();
      server().says(update(7, null));
      const answer = socket.do(move);
      answer.catch(() => undefined);
      server().says({ message: 'rejected', to: 1, code: 'outcome-unknown', reason: '' });
      expect(server().address).toBe('/socket?since=7');
      server().says(update(version, 7));
      if (isMade) await expect(answer).resolves.toMatchObject({ version });
      else await expect(answer).rejects.toMatchObject({ code: 'connection-lost' });
      expect(sockets.flatMap(({ sent }) => sent)).toHaveLength(1);
    }
  });

  test('asks for a rematch once more when its outcome is unknown, and then says so', async () => {
    const { socket, server, sockets } = connected();
    server().says(update(7, null));
    const answer = socket.do({ command: 'rematch' });
    answer.catch(() => undefined);
    const unknown = { message: 'rejected', to: 1, code: 'outcome-unknown', reason: 'Look.' };
    server().says(unknown);
    server().says(update(7, 7));
    server().says(unknown);
    await expect(answer).rejects.toMatchObject({ code: 'outcome-unknown' });
    expect(new Set(sockets.flatMap(({ sent }) => sent.map(({ key }) => key))).size).toBe(1);
    expect(sockets).toHaveLength(2);
  });

  test('sends nothing before it knows the table again', async () => {
    const { socket, server } = connected();
    await expect(socket.do(move)).rejects.toMatchObject({ code: 'connection-lost' });
    server().says(update(7, null));
    server().breaks();
    await expect(socket.do(move)).rejects.toMatchObject({ code: 'connection-lost' });
    expect(server().sent).toEqual([]);
  });

  test('tries again every second for a while, then with longer pauses', async () => {
    const { server, sockets } = connected();
    server().says(update(7, null));
    const pauses: number[] = [];
    for (let tries = 0; tries < 22; tries++) {
      const before = Date.now();
      server().breaks();
      await vi.advanceTimersToNextTimerAsync();
      pauses.push(Date.now() - before);
    }
    expect(sockets).toHaveLength(23);
    expect(pauses.slice(0, 4)).toEqual([300, 600, 1000, 1000]);
    expect(pauses.slice(-3)).toEqual([1000, 4000, 4000]);
  });

  test('says that the server restarts until it is back', async () => {
    const { server, statuses } = connected();
    server().says(update(7, null));
    server().says({ message: 'restarting', seconds: 3 });
    server().breaks();
    await soon();
    server().says(update(7, 7));
    expect(statuses).toEqual(['open', 'restarting', 'open']);
  });

  test('gives up when there is no such table', async () => {
    const { server, statuses, environment, sockets } = connected();
    environment.exists = () =>
      Promise.reject(new Refusal({ code: 'no-such-table', reason: 'Gone.', retry_after: null }));
    server().breaks();
    await soon();
    expect(statuses).toEqual(['gone']);
    expect(sockets).toHaveLength(1);
  });

  test('does not wait when it is told to try at once, and has only one socket', async () => {
    const { socket, server, sockets } = connected();
    server().says(update(7, null));
    socket.retry();
    expect(sockets).toHaveLength(1);
    server().breaks();
    socket.retry();
    expect(sockets).toHaveLength(2);
    await soon();
    expect(sockets).toHaveLength(2);
  });

  test('can be opened anew under another name, and hears only the new socket', () => {
    const { socket, sockets, received } = connected();
    sockets[0]?.says(update(7, null));
    socket.reopen();
    sockets[0]?.says(update(8, 7));
    expect(sockets).toHaveLength(2);
    sockets[1]?.says(update(7, 7));
    expect(versions(received)).toEqual([7, 7]);
  });

  test('is silent after it was closed', async () => {
    const { socket, server, sockets, received } = connected();
    server().says(update(7, null));
    socket.close();
    server().says(update(8, 7));
    await soon();
    expect(sockets).toHaveLength(1);
    expect(versions(received)).toEqual([7]);
  });
});
