import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What mostly waits: for programs that start and end, for locks, for time to pass. */
const waiting = [
  'embedded-postgres',
  'start',
  'dev',
  'stop',
  'stopping',
  'restore',
  'kill',
  'killed-calls',
  'killed-jobs',
  'refused-bookings',
  'hours',
  'reset-password',
  'database-away',
];
const isWaiting = ({ moduleId }: TestSpecification) => waiting.includes(basename(moduleId, '.db.test.ts'));

const everything = ['src/**/*.db.test.ts', 'tools/**/*.db.test.ts'];

/**
 * What another version of PostgreSQL may answer differently: schema, policies, constraints, search and migrations; races, locks and repeated calls;
 * and every operation once, so that each statement has run there. Everything else is the program's own and is tested on ours.
 */
const onPostgres15 = [
  'src/server/kernel/database/*.db.test.ts',
  'src/server/kernel/jobs/*.db.test.ts',
  'src/server/**/*races.db.test.ts',
  'src/server/booking/repeated-bookings.db.test.ts',
  'src/server/booking/visitor-role.db.test.ts',
  'src/server/every-operation.db.test.ts',
  'src/server/portal-isolation.db.test.ts',
  'src/server/reports/lines/kept-lines.db.test.ts',
  'src/server/restore.db.test.ts',
];

/** It needs pg_dump, which only the machine's own PostgreSQL brings. */
const onlyOnTheMachines = 'src/server/restore.db.test.ts';

/** While the browsers still run, others use the processor meanwhile; at the end nobody would. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: {
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    // No test is there to time something: the limit only ends what hangs, also on a machine that is busy elsewhere.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], exclude: ['**/*.db.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: process.env.TEST_POSTGRES ? onPostgres15 : everything,
          exclude: process.env.TEST_POSTGRES ? [] : [onlyOnTheMachines],
          // Also on two cores: a test waits for the database most of its time, and some for programs to start and end.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          globalSetup: ['src/server/kernel/testing/database-setup.ts'],
        },
      },
    ],
  },
});
