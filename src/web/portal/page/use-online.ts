import { useSyncExternalStore } from 'react';

/** Whether this phone has a connection, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, () => navigator.onLine);
}

function onConnection(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
