type Source = { path: string; text: string };

/** Each with the reason why `holding` does not take it. */
const MAY_LOCK: Record<string, string> = {
  'src/server/kernel/database/holding.ts': 'takes them for everybody',
  'src/server/kernel/database/once.ts': 'the key of a repeated call comes before all of them, and nobody waits for it',
  'src/server/kernel/database/migrate.ts': 'at the start, before anybody is served',
  'src/server/kernel/database/roles.ts': 'at the start, before anybody is served',
  'src/server/kernel/embedded/claim.ts': 'which program has the embedded database, in a connection of its own',
  'src/server/pages/queries.ts': 'at the start, before anybody is served',
};

/** An advisory lock, or the lock of a product's shelf: rows of an area's own are locked `for update`. */
const LOCK = /pg_(?:try_)?advisory\w*|for\s+no\s+key\s+update|forNoKeyUpdate/i;

/** Where a lock is taken outside of `holding`, and which exceptions are none any more. */
export function locksByHand(sources: readonly Source[]): string[] {
  const found = sources.flatMap(({ path, text }) => {
    const lock = LOCK.exec(text)?.[0];
    return lock ? [{ path, lock }] : [];
  });
  const stale = Object.keys(MAY_LOCK).filter((path) => !found.some((one) => one.path === path));
  return [
    ...found
      .filter(({ path }) => !(path in MAY_LOCK))
      .map(({ path, lock }) => `${path} takes a lock by hand (${lock}): use holding, which knows their order`),
    ...stale.map((path) => `${path} takes no lock any more: tools/locks-by-hand.ts need not name it`),
  ];
}
