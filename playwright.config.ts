import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './tools/find-browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Node reads TypeScript by itself.
  build: { external: ['**/*.ts'] },
  // Three on two cores: a browser test mostly waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Several times what it takes by itself, because a machine may be busy: who waits longer only says so later.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: process.env.E2E_URL,
    // A trace keeps the page at every step, for half as much processor time again: only who asks for it pays.   npm run test:e2e -- --trace on
    trace: 'off',
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A journey waits for what appears, not for how it moves; the kit's own tests look at the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // The language of the browser itself too: a tab has been seen in which Playwright's had not arrived.
    launchOptions: { executablePath: findBrowser(), args: [...browserArguments(), '--accept-lang=pt-BR'] },
  },
});
