import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false,
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
          testTimeout: 30_000,
        },
      },
    ],
  },
});
