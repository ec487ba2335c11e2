import { expect as judge, type Locator, type Page } from '@playwright/test';

/**
 * Playwright's `expect`, but for what most tests wait for. There it writes down the whole page at every look that does not find what it
 * should, five times in the first quarter of a second: a tenth of what the browsers had to do. What is not there in time is still judged,
 * and reported, by Playwright.
 */
export const expect: typeof judge = new Proxy(judge, {
  apply(_, __, [actual, what]) {
    const matchers = judge(actual, what);
    if (isLocator(actual)) return waitingFirst(matchers, waitsOfLocator(actual));
    if (isPage(actual)) return waitingFirst(matchers, waitsOfPage(actual));
    return matchers;
  },
});

const isLocator = (actual: unknown): actual is Locator => actual instanceof Object && 'waitFor' in actual;
const isPage = (actual: unknown): actual is Page => actual instanceof Object && 'waitForURL' in actual;

/** By the name of the matcher: what ends well when it would. */
type Waits = Record<string, (timeout: number, expected: string | RegExp) => Promise<void>>;

const waitsOfLocator = (locator: Locator): Waits => ({
  toBeVisible: (timeout) => locator.waitFor({ state: 'visible', timeout }),
  toBeHidden: (timeout) => locator.waitFor({ state: 'hidden', timeout }),
});

const waitsOfPage = (page: Page): Waits => ({
  toHaveURL: (timeout, url) => page.waitForURL(url, { waitUntil: 'commit', timeout }),
});

function waitingFirst<Matchers extends object>(matchers: Matchers, waits: Waits): Matchers {
  return new Proxy(matchers, {
    get(_, name: string) {
      const matcher = Reflect.get(matchers, name) as (...args: unknown[]) => Promise<void>;
      const wait = waits[name];
      if (!wait) return matcher;
      return async (...args: unknown[]) => {
        const options = args.findLast((arg) => arg instanceof Object && 'timeout' in arg) as
          | { timeout: number }
          | undefined;
        await wait(options?.timeout ?? 10_000, args[0] as string | RegExp)
          .catch(() => matcher(...args))
          .catch(sayWhere);
      };
    },
  });
}

/** The report shows the first line of code that an error came by: the test's, not ours. */
function sayWhere(error: Error) {
  error.stack = error.stack?.replaceAll(/^ +at .*\bexpect\.ts:.*\n/gm, '');
  throw error;
}
