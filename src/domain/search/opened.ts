/** What somebody opened, and nothing of what it says: that is read anew each time. */
export type Opened = { kind: OpenedKind; id: string };

export const OPENED_KINDS = ['client', 'appointment', 'service', 'product', 'sale'] as const;
export type OpenedKind = (typeof OPENED_KINDS)[number];

export const MOST_OPENED = 8;

const ONE = /^(client|appointment|service|product|sale)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** "client.5b1c…,sale.77aa…". What is nothing of the kind is left out: a browser may have kept anything. */
export function readOpened(text: string): Opened[] {
  const all = text.split(',').flatMap((part) => {
    const [, kind, id] = ONE.exec(part) ?? [];
    return kind && id ? [{ kind: kind as OpenedKind, id }] : [];
  });
  return all.slice(0, MOST_OPENED);
}

export const writeOpened = (all: readonly Opened[]): string => all.map(({ kind, id }) => `${kind}.${id}`).join(',');

/** The newest first, each once. */
export function withOpened(all: readonly Opened[], one: Opened): Opened[] {
  const others = all.filter(({ kind, id }) => kind !== one.kind || id !== one.id);
  return [one, ...others].slice(0, MOST_OPENED);
}
