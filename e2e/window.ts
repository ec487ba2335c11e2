import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, test as base, type CDPSession, type Page } from '@playwright/test';

/** For `test.use`. Not a project of its own: its tests would begin in new browsers, which load and compile the whole app again. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Once in many thousand tests the browser never says that a tab is closed. Such a window is left to its end: the next test gets another one. */
const PATIENCE_MS = 30_000;

/** What the first tab shows: a light page that never changes. The kit's tests work in that tab themselves. */
const homes = { app: '/healthz', kit: 'about:blank' };

/** Its first tab stays open between tests, and with it the process that has loaded and compiled the app. */
type Window = { context: BrowserContext; home: Page; storage: CDPSession };

type Fixtures = {
  /** Which of the two a test is about. A window, and its process, only ever opens one of them. */
  site: keyof typeof homes;
  window: Window;
};

/**
 * Playwright's test, in a window that its worker keeps for the next one and empties in between. Playwright's own `reuseContext` empties
 * the cache as well: every test would load and compile the whole app anew, which takes longer than most of them.
 */
export const test = base.extend<Fixtures, { windows: Map<string, Window> }>({
  site: ['app', { option: true }],
  windows: [
    // Needs the browser, so that Playwright closes it only after its windows.
    async ({ browser: _browser }, use) => {
      const windows = new Map<string, Window>();
      await use(windows);
      for (const { context } of windows.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  window: async ({ browser, windows, site, viewport, locale, timezoneId }, use) => {
    const kind = JSON.stringify([site, viewport, locale, timezoneId]);
    const window = windows.get(kind) ?? (await openWindow(browser, homes[site]));
    windows.set(kind, window);
    await use(window);
    const isEmpty = await Promise.race([empty(window).then(() => true), setTimeout(PATIENCE_MS, false)]);
    if (isEmpty && !withClock.has(window.context)) return;
    windows.delete(kind);
    if (isEmpty) await window.context.close();
  },
  context: ({ window }, use) => use(window.context),
  page: async ({ window }, use) => use(await openTab(window)),
});

async function openWindow(browser: Browser, address: string): Promise<Window> {
  const context = await browser.newContext();
  const home = await context.newPage();
  await home.goto(address);
  return { context, home, storage: await context.newCDPSession(home) };
}

/** Lets the first tab open it: a tab that another one opens shares its process. */
async function openTab({ context, home }: Window): Promise<Page> {
  const opened = context.waitForEvent('page');
  await home.evaluate(() => void window.open());
  return opened;
}

/** Takes everything out of the window but what it has loaded and compiled. */
async function empty({ context, home, storage }: Window) {
  for (const page of context.pages()) if (page !== home) await page.close();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const { origin } = new URL(home.url());
  await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
}

const withClock = new WeakSet<BrowserContext>();

/** Playwright cannot take its clock out of a window again, so that no other test gets this one. */
export async function installClock(page: Page, options?: Parameters<Page['clock']['install']>[0]) {
  withClock.add(page.context());
  await page.clock.install(options);
}
