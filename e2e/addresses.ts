import type { Page } from '@playwright/test';

/** To another address of the open app as the browser's own buttons lead, without loading all of it again. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
