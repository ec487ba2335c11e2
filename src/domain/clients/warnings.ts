/** What harms a client (an allergy) comes before what they like (their coffee); by their words they sort like this too. */
export const WARNING_KINDS = ['harm', 'wish'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** So many a client has: who reads more of them reads none. */
export const MOST_WARNINGS = 20;

type Warning = { id: string; kind: WarningKind };

/** With one that was added or changed. */
export function withWarning<W extends Warning>(warnings: readonly W[], saved: W): W[] {
  const isNew = warnings.every(({ id }) => id !== saved.id);
  const all = isNew ? [...warnings, saved] : warnings.map((one) => (one.id === saved.id ? saved : one));
  return WARNING_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind));
}
