import { type Keys, ofKeys } from './calls.ts';

type Told = {
  onChange: () => void;
  /** Token and PIN are no longer valid, with the server's reason. */
  onRefused: (sentence?: string) => void;
};

const SOON_MS = 500;
const LATEST_MS = 30_000;
/** The server sends a sign of life every 20 seconds. Three missing mean a dead connection, as after a change of networks. */
const SILENT_MS = 65_000;
/** Many changes at once count as one, and there is at most one per second. */
const GATHER_MS = 150;
const REST_MS = 1_000;

/** Reports changes while the page is visible, and reconnects by itself. */
export function hearChanges(keys: Keys, { onChange, onRefused }: Told): () => void {
  let closing: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let lastLook = 0;
  let pause = SOON_MS;
  let isFirst = true;

  function look() {
    waiting ??= setTimeout(
      () => {
        waiting = undefined;
        lastLook = performance.now();
        onChange();
      },
      Math.max(GATHER_MS, lastLook + REST_MS - performance.now()),
    );
  }

  async function listen(mine: AbortController) {
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => mine.abort(), SILENT_MS);
    };
    // Changes since the page was opened count, too; after a reconnect, anything may have been missed.
    const age = isFirst ? Math.ceil(performance.now()) : 0;
    const { credentials, salon } = ofKeys(keys);
    const response = await fetch('/api/rpc/staff_portal_live', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang, ...salon },
      credentials,
      body: JSON.stringify({ ...keys, age }),
      signal: mine.signal,
    });
    if (!response.ok || !response.body) return refused(response);
    if (!isFirst) look();
    isFirst = false;
    heard();
    for await (const _ of readEvents(response.body, heard)) {
      pause = SOON_MS;
      look();
    }
  }

  async function refused(response: Response) {
    const said = await response.json().catch(() => undefined);
    if (response.status === 401) onRefused();
    else if (said?.code === 'TOO_MANY_TRIES') onRefused(said.error);
    // Otherwise a failing server, or too many open windows: the page works without.
    else pause = LATEST_MS;
  }

  async function open() {
    clearTimeout(retry);
    if (closing) return;
    const mine = new AbortController();
    closing = mine;
    await listen(mine).catch(() => undefined);
    if (closing !== mine) return;
    clearTimeout(silence);
    closing = undefined;
    // Pages that lost the connection together must not all reconnect at once.
    retry = setTimeout(open, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LATEST_MS);
  }

  function close() {
    clearTimeout(retry);
    clearTimeout(silence);
    closing?.abort();
    closing = undefined;
  }

  // Hidden pages hold no connection.
  const seen = () => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', seen);
  seen();
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', seen);
    clearTimeout(waiting);
    close();
  };
}

/** Reads server-sent events; the browser's EventSource cannot send a body. `onSign` is called for every sign of life, including empty ones. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign = () => {}): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const lines = (unread + decoder.decode(value, { stream: true })).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length);
  }
}
