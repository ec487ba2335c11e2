import type pg from 'pg';
import { ourMigrationNames } from '#server/kernel/database/migrate.ts';
import {
  type Lack,
  lacksOfGrants,
  lacksOfMigrations,
  lacksOfPolicies,
  lacksOfRoles,
  lacksOfWriting,
  type Readiness,
  readAppliedMigrations,
} from '#server/kernel/database/needs.ts';
import { shareReading } from '#server/kernel/database/share-reading.ts';
import { lacksOfPages } from './built-pages.ts';

type Pools = { pool: pg.Pool; authPool: pg.Pool };

/** Asking whether the disk has room takes a file. */
const WRITING_HOLDS_MS = 5_000;

/** Looking at every right takes the database some milliseconds; nobody takes rights away from a program that runs. */
const GRANTS_HOLD_MS = 10_000;

/**
 * Asked every second or so by each proxy: those who ask together share one look, and what cannot change is looked at once. Without a
 * `webFolder` somebody else serves the pages.
 */
export async function openReadiness({ pool, authPool }: Pools, webFolder: string | undefined): Promise<Readiness> {
  const migrations = await ourMigrationNames();
  const pages = webFolder === undefined ? [] : lacksOfPages(webFolder);
  const share = shareReading<Lack[]>();
  let grantsHoldUntil = 0;
  let writingHoldsUntil = 0;

  async function lacksOfDatabase(): Promise<Lack[]> {
    const roles = await lacksOfRoles(pool);
    if (roles.length > 0) return roles;
    if (performance.now() > grantsHoldUntil) {
      const grants = await lacksOfGrants(pool);
      // Without its rights the program could not even read which migrations there are.
      if (grants.length > 0) return grants;
      const policies = await lacksOfPolicies(pool);
      if (policies.length > 0) return policies;
      grantsHoldUntil = performance.now() + GRANTS_HOLD_MS;
    }
    if (performance.now() > writingHoldsUntil) {
      const writing = await lacksOfWriting(pool);
      if (writing.length > 0) return writing;
      writingHoldsUntil = performance.now() + WRITING_HOLDS_MS;
    }
    return lacksOfMigrations(await readAppliedMigrations(pool), migrations);
  }

  const look = async () => {
    const [database] = await Promise.all([lacksOfDatabase(), authPool.query('select 1')]);
    return [...database, ...pages];
  };
  return { lacks: () => share('all', look) };
}
