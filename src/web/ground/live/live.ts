import { queryClient } from '../api/client.ts';
import { lookAtRights } from '../rights.ts';
import { lookAgainIn } from './look-again.ts';

const RETRY_MS = 30_000;

const lookAgain = lookAgainIn(queryClient);
let following: { salon: string; stop: () => void } | undefined;

/** From now on this window is told of every change in the salon, and its pages refetch. */
export function startLive(salon: string): void {
  if (following?.salon === salon) return;
  stopLive();
  following = { salon, stop: follow(salon) };
}

export function stopLive(): void {
  following?.stop();
  following = undefined;
}

function follow(salon: string): () => void {
  let source: EventSource | undefined;
  let wasOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Changes may have been missed, of the rights at this window, too. */
  function missed() {
    lookAgain.anythingChanged();
    void lookAtRights();
  }

  /** With other rights the window first knows them, and then asks only for what it may still see. */
  async function heard(entity: string) {
    if (entity === 'members') await lookAtRights();
    lookAgain.changed(entity);
  }

  function open() {
    clearTimeout(retry);
    if (source) return;
    // The server compares the age of this page with its last change: a page that has just been loaded need not ask twice.
    source = new EventSource(`/api/live?salon=${salon}${wasOpen ? '' : `&age=${Math.ceil(performance.now())}`}`);
    source.onopen = () => {
      // The browser has reconnected.
      if (wasOpen) missed();
      wasOpen = true;
    };
    source.onmessage = ({ data }) => (data === '*' ? missed() : void heard(data));
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // Refused, and the browser does not say why. If session or access are over, the next request says it.
      close();
      missed();
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
