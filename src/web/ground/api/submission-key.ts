import { useRef } from 'react';

/**
 * The idempotency key of a form: the same for every try of the same values, so that a retry after a lost answer does nothing twice, and
 * a new one once they are changed or the server has refused them.
 */
export function useSubmissionKey() {
  const last = useRef<{ values: string; key: string }>(undefined);
  return {
    keyFor(values: unknown): string {
      const sent = JSON.stringify(values);
      if (last.current?.values !== sent) last.current = { values: sent, key: newKey() };
      return last.current.key;
    },
    renew() {
      last.current = undefined;
    },
  };
}

/** Not randomUUID, which browsers keep for https: a salon may well open its server by an address of its own network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
