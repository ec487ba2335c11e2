import { queryClient } from '../api/client.ts';
import { lookAgainIn } from './look-again.ts';

const RETRY_MS = 30_000;

const lookAgain = lookAgainIn(queryClient);
let following: { owner: string; stop: () => void } | undefined;

/** From now on this window is told of every change in the owner's salon, and its pages refetch. */
export function startLive(owner: string): void {
  if (following?.owner === owner) return;
  stopLive();
  following = { owner, stop: follow() };
}

export function stopLive(): void {
  following?.stop();
  following = undefined;
}

function follow(): () => void {
  let source: EventSource | undefined;
  let wasOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(retry);
    if (source) return;
    // The server compares the age of this page with its last change: a page that has just been loaded need not ask twice.
    source = new EventSource(wasOpen ? '/api/live' : `/api/live?age=${Math.ceil(performance.now())}`);
    source.onopen = () => {
      // The browser has reconnected: changes may have been missed.
      if (wasOpen) lookAgain.anythingChanged();
      wasOpen = true;
    };
    source.onmessage = ({ data }) => (data === '*' ? lookAgain.anythingChanged() : lookAgain.changed(data));
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // Refused, and the browser does not say why. If the session is over, the next request leads to the login.
      close();
      lookAgain.anythingChanged();
      retry = setTimeout(open, RETRY_MS);
    };
  }

  function close() {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  }

  // A browser has six connections to a server for all its windows: hidden ones must not hold one.
  const seen = () => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    document.removeEventListener('visibilitychange', seen);
    close();
    lookAgain.stop();
  };
}
