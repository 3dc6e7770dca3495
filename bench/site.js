/** In the page that is measured: asks the worker that holds the tables, beside the page itself. */
globalThis.driver = (() => {
  let worker;
  let id;
  let last = -1;
  let newest;
  let goOn = () => undefined;
  const answers = new Map();
  const waits = [];

  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      worker = this;
      this.addEventListener('message', ({ data }) => hear(data));
    }
  };

  function hear(message) {
    if (message.kind === 'answer' && answers.has(message.id)) {
      answers.get(message.id)(JSON.parse(message.text || 'null'));
      answers.delete(message.id);
    } else if (message.kind === 'said') follow(JSON.parse(message.text), message.at);
  }

  /** Counts from the moment when a bot is asked until its move is kept and told, in the worker. */
  function follow(update, at) {
    if (update.message !== 'update') return;
    if (newest?.isBots && update.since === newest.version) waits.push(at - newest.at);
    const isRunning = update.table.status === 'running';
    newest = { ...update, at, isBots: isRunning && update.choices.length === 0 };
    goOn();
  }

  function ask(method, path, body) {
    const id = last--;
    return new Promise((resolve) => {
      answers.set(id, resolve);
      const text = body === undefined ? null : JSON.stringify(body);
      worker.postMessage({ kind: 'ask', id, method, path, body: text, key: null });
    });
  }

  return {
    isReady: () => worker !== undefined,

    async deal() {
      // the review of the game before would be worked on between the moves of this one
      if (id) await ask('DELETE', `/tables/${id}/review?effort=quick`);
      await ask('POST', '/people', { name: 'Ayla', language: 'en' });
      newest = undefined;
      ({ id } = await ask('POST', '/tables', { options: { players: 4 } }));
      const does = (command) => ask('POST', `/tables/${id}/commands`, command);
      for (const seat of [1, 2, 3]) await does({ command: 'seat-bot', seat, bot: 'elder' });
      await does({ command: 'start' });
      return id;
    },

    /** The table that the page shows, to its end. */
    async play() {
      waits.length = 0;
      const known = await ask('GET', `/tables/${id}`);
      // what was told meanwhile is newer
      if (!(newest?.version >= known.version)) newest = known;
      while (newest.table.status !== 'over') {
        const { version, choices } = newest;
        const action = choices[Math.floor(Math.random() * choices.length)];
        const told = new Promise((resolve) => (goOn = resolve));
        if (action) void ask('POST', `/tables/${id}/commands`, { command: 'play', version, action });
        await told;
      }
      return waits;
    },
  };
})();
