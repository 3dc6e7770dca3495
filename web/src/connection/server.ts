import type { Answer, Line, Question, Transport } from './transport.ts';

/** The tables of the server that these pages come from. */
export const server: Transport = {
  async ask({ method, path, body, type, key }: Question): Promise<Answer> {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(type === null ? {} : { 'content-type': type }),
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  },
  connect(path: string): Line {
    return new WebSocket(socketAddress(`/api${path}`, location));
  },
};

export function socketAddress(path: string, { protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}
