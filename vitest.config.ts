import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What mostly waits: for programs that start and end, for locks, for time to pass. */
const waiting = ['embedded-postgres', 'start', 'kill', 'refused-bookings', 'hours', 'reset-password'];
const isWaiting = ({ moduleId }: TestSpecification) => waiting.includes(basename(moduleId, '.db.test.ts'));

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
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
          globalSetup: ['src/server/kernel/testing/database-setup.ts'],
        },
      },
    ],
  },
});
