import type { ClientRow } from '#contract/clients/operations.ts';
import { initials, withoutAccents } from '#domain/shared/names.ts';

export type ListEntry = { letter: string } | { client: ClientRow };

/** Inserts each letter before the first name that starts with it. */
export function byLetter(clients: readonly ClientRow[]): ListEntry[] {
  let last: string | undefined;
  return clients.flatMap((client): ListEntry[] => {
    const letter = letterOf(client.name);
    const isNew = letter !== last;
    last = letter;
    return isNew ? [{ letter }, { client }] : [{ client }];
  });
}

/** Names that start with a figure or an emoji share one sign. */
function letterOf(name: string): string {
  const [first = ''] = withoutAccents(name);
  return /\p{L}/u.test(first) ? initials(first) : '#';
}
