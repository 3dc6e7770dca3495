import { reach } from './reach.svelte.ts';
import type { Answer, Line, Question, Transport } from './transport.ts';

/** What others answer in the place of a server that is not there. */
const AWAY = new Set([502, 504]);

/** The tables of the server that these pages come from. */
export const server: Transport = {
  async ask(question: Question): Promise<Answer> {
    try {
      const response = await sent(question);
      reach.note(!AWAY.has(response.status));
      return { status: response.status, text: await response.text() };
    } catch (error) {
      reach.note(false);
      throw error;
    }
  },
  connect(path: string): Line {
    return new WebSocket(socketAddress(`/api${path}`, location));
  },
};

/** Whether somebody is there; nothing else is asked. */
export async function lookForServer(): Promise<void> {
  const question: Question = { method: 'GET', path: '/me', body: null, type: null, key: null };
  await server.ask(question).catch(() => undefined);
}

function sent({ method, path, body, type, key }: Question): Promise<Response> {
  return fetch(`/api${path}`, {
    method,
    headers: {
      ...(type === null ? {} : { 'content-type': type }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body,
  });
}

export function socketAddress(path: string, { protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}
