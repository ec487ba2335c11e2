import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false,
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
