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
  'refused-bookings',
  'hours',
  'reset-password',
  'database-away',
];
const isWaiting = ({ moduleId }: TestSpecification) => waiting.includes(basename(moduleId, '.db.test.ts'));

/**
 * What starts and stops programs, with the embedded PostgreSQL mostly, does not depend on the version under test, nor does what is about requests,
 * limits and mails, nor the demo salon, which no other database has.
 */
const onlyOnOurs = [
  'embedded-postgres',
  'start',
  'dev',
  'stop',
  'stopping',
  'kill',
  'killed-bookings',
  'killed-sales',
  'database-away',
  'reset-password',
  'refused-bookings',
  'http',
  'refused-requests',
  'sign-in',
  'hours',
  'demo',
];

/** It needs pg_dump, which only the machine's own PostgreSQL brings. */
const onlyOnTheMachines = ['restore'];

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
          include: ['src/**/*.db.test.ts', 'tools/**/*.db.test.ts'],
          exclude: (process.env.TEST_POSTGRES ? onlyOnOurs : onlyOnTheMachines).map((name) => `**/${name}.db.test.ts`),
          globalSetup: ['src/server/kernel/testing/database-setup.ts'],
        },
      },
    ],
  },
});
