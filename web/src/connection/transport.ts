/** A question in the words of HTTP, whoever answers it. */
export interface Question {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: string | null;
  type: string | null;
  key: string | null;
}

export interface Answer {
  status: number;
  text: string;
}

/** A line to one table: messages in both directions, until one end closes it. */
export interface Line {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** One of the ways to tables: over a server, or to the worker that holds them here. */
export interface Transport {
  /** Rejected where nobody answers. */
  ask: (question: Question) => Promise<Answer>;
  connect: (path: string) => Line;
}
