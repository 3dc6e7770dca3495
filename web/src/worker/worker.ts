/** The tables of one's own: Python and the whole game, beside the page, so that it never waits. */
import type { FromWorker, ToWorker } from './messages.ts';
import { startPython } from './python.ts';
import { Storage } from './storage.ts';

/** The Python class of the same name. */
interface Bridge {
  ask: (
    method: string,
    path: string,
    body: string | undefined,
    key: string | undefined,
  ) => Promise<{ status: number; text: string; destroy: () => void }>;
  follow: (line: number, path: string) => Promise<void>;
  send: (line: number, text: string) => Promise<void>;
  close: (line: number) => void;
  changed: (table: string, version: number) => Promise<void>;
}

const VERSION = 'version/';
const root = new URL('..', import.meta.url);
const pages = new BroadcastChannel('stoneage-tables');

function tell(message: FromWorker): void {
  postMessage(message);
}

const storage = new Storage(
  () => {
    tell({ kind: 'forgetful' });
  },
  (written) => {
    for (const [key, version] of Object.entries(written))
      if (key.startsWith(VERSION)) pages.postMessage([key.slice(VERSION.length), Number(version)]);
  },
);

const starting = start();

async function start(): Promise<Bridge> {
  const [python] = await Promise.all([
    startPython(root, (progress) => {
      tell({ kind: 'progress', progress });
    }),
    storage.open(),
  ]);
  const module = python.pyimport('stoneage.server.browser.bridge') as {
    open_bridge: (storage: Storage, page: object) => Promise<Bridge>;
  };
  const bridge = await module.open_bridge(storage, {
    said: (line: number, text: string) => {
      tell({ kind: 'said', line, text });
    },
    closed: (line: number) => {
      tell({ kind: 'closed', line });
    },
  });
  pages.onmessage = ({ data }: MessageEvent<[string, number]>) => void bridge.changed(...data);
  tell({ kind: 'progress', progress: { stage: 'ready', done: 1, total: 1 } });
  return bridge;
}

starting.catch((error: unknown) => {
  reportError(error);
  tell({ kind: 'progress', progress: { stage: 'failed', done: 0, total: 1 } });
});

async function receive(message: ToWorker): Promise<void> {
  const bridge = await starting;
  switch (message.kind) {
    case 'ask': {
      const { id, method, path, body, key } = message;
      const answer = await bridge.ask(method, path, body ?? undefined, key ?? undefined);
      tell({ kind: 'answer', id, status: answer.status, text: answer.text });
      answer.destroy();
      break;
    }
    case 'follow':
      await bridge.follow(message.line, message.path);
      break;
    case 'send':
      await bridge.send(message.line, message.text);
      break;
    case 'close':
      bridge.close(message.line);
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  receive(data).catch(() => {
    if (data.kind === 'ask') tell({ kind: 'answer', id: data.id, status: 503, text: '' });
  });
};
