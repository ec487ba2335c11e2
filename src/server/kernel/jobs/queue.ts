import { sql } from 'kysely';
import type { Database } from '../database/db.ts';
import { sendAhead } from '../database/pipeline.ts';
import type { Owned, OwnerId } from '../principal.ts';

/** Where graphile-worker keeps its tables. Migrations name it, too. */
export const JOBS_SCHEMA = 'jobs';

type Terms = {
  /** Of those in one salon with the same task and key, one waits at a time, and none runs beside another. They carry the same payload. */
  key?: string;
  /** Moves the one that waits, too; without it a new job is due at once, and one that waits keeps its time. */
  at?: Temporal.Instant;
};

/**
 * Adds a job for the salon of the handle, in the caller's transaction: it exists if what caused it does. Tasks that the caller's role may not add are refused
 * by the database (`app.job_tasks`). The payload names rows: it can be read by whoever reads the database, so no secret is ever in it. Nobody waits
 * for the statement in a transaction: it is sent ahead.
 */
export async function addJob(db: Database, task: string, payload: object, { key, at }: Terms = {}): Promise<void> {
  await sendAhead(
    db,
    sql`select app.add_job(${task}, ${JSON.stringify(payload)}::jsonb, ${key ?? null}, ${at?.toString() ?? null}::timestamptz)`,
  );
}

/** A job at work, by the principal `system`: with the handle that sees its salon and no other, or no salon's rows where it has none. */
type Job = { db: Database; salon: OwnerId | null; payload: unknown };

export type Task = (job: Job) => Promise<void>;

/** By name: the areas' own, put together in `assemble.ts`. */
export type Tasks = Record<string, Task>;

/** A task about one salon. */
export function ofSalon<Payload>(work: (acting: Owned, payload: Payload) => Promise<void>): Task {
  return async ({ db, salon, payload }) => {
    if (!salon) throw new GivenUp('The job names no salon.');
    await work({ db, owner: salon }, payload as Payload);
  };
}

/** Trying again would not help: the job fails for good at once. */
export class GivenUp extends Error {}
