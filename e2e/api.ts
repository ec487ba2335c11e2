import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Whoever is signed in there: a page, its window, or calls without one. */
export type Caller = Pick<BrowserContext, 'request'>;

/** What an operation answers to its own path and data, which it must accept: for what a test is not about. */
export async function call(
  { request }: Caller,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
) {
  const answer = await request[method](`/api/${path}`, { ...(data && { data }), timeout: 60_000 });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return text && JSON.parse(text);
}

/** The server answers an operation with a failure nobody foresaw, until the page's routes are lifted. */
export async function failing(page: Page, operation: string) {
  await withoutAnswers(page);
  await page.route(`**/api/${operation}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'An error occurred' } }),
  );
}

/** Pages come without the answers that travel with them, as where the database takes too long: they ask for everything themselves. */
export async function withoutAnswers(page: Page) {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      if (!isPage) return route.fulfill({ response });
      const body = (await response.text()).replace(/(id="ahead">).*?(?=<)/, '$1[]');
      return route.fulfill({ response, body });
    },
  );
}

/** The next call is done, but nobody hears of it. */
export async function losingAnswer(page: Page, operation: string) {
  await page.route(
    `**/api/${operation}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
