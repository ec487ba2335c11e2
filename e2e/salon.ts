import { randomUUID } from 'node:crypto';
import type { BrowserContext, ConsoleMessage, Locator, Page, WebError } from '@playwright/test';
import { expect } from './expect.ts';
import { test as base } from './window.ts';

export { expectAccessible } from './axe.ts';
export { expect } from './expect.ts';
export { phone } from './window.ts';

export type Salon = typeof studio & { email: string };

const studio = {
  business_name: 'Studio Jasmim',
  password: 'segredo1',
  confirmation: 'segredo1',
  country: 'BR',
  language: 'pt',
  timezone: 'America/Sao_Paulo',
  terms: true,
};

export const anEmail = () => `${randomUUID()}@example.com`;

/** A salon of its own for a test that is not about signing up; whoever asks is signed in, a context with all its pages. */
export async function signUp({ request }: Pick<BrowserContext, 'request'>, form: Partial<Salon> = {}): Promise<Salon> {
  const salon = { ...studio, email: anEmail(), ...form };
  const answer = await request.post('/api/account/sign-up', { data: salon });
  expect(answer.status(), await answer.text()).toBe(200);
  return salon;
}

type Fixtures = {
  /** Signed up before the test, and signed in. A test that asks nothing about it takes it as `salon: _`. */
  salon: Salon;
  /** What the browser may complain about in a test that breaks something on purpose. */
  expectedComplaints: RegExp | undefined;
  complaints: undefined;
};

/** Playwright's test, which also fails when the browser complains: an exception, an error in the console, a broken security policy. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const onError = (error: WebError) => void complaints.push(error.error().message);
      const onConsole = (message: ConsoleMessage) => {
        // The browser reports every refusal of the API this way, and a journey may well be about one. A missing file is a defect.
        const refusal =
          message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
        if (message.type() === 'error' && !refusal) complaints.push(message.text());
      };
      context.on('weberror', onError).on('console', onConsole);
      await use(undefined);
      context.off('weberror', onError).off('console', onConsole);
      expect(
        complaints.filter((text) => !expectedComplaints?.test(text)),
        'the browser complains',
      ).toEqual([]);
    },
    { auto: true },
  ],
  salon: async ({ context }, use) => use(await signUp(context)),
});

/** The languages that a browser asks for, from the next page on: what `test.use({ locale })` does, without another window. */
export async function browserIn(page: Page, locale: string) {
  const browser = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
}

export async function signInThroughForm(page: Page, { email, password }: Pick<Salon, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The server answers an operation with a failure nobody foresaw, until the page's routes are lifted. */
export async function failing(page: Page, operation: string) {
  await page.route(`**/api/${operation}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'An error occurred' } }),
  );
}

/** Stops the clock that `installClock` put into the page; from here on only `runFor` moves it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets a stopped clock go on until something shows, and not longer: what happens a while later can then be told to the moment. */
export async function runUntilVisible(page: Page, locator: Locator) {
  await expect(async () => {
    await page.clock.runFor(20);
    await locator.waitFor({ timeout: 100 });
  }).toPass({ intervals: [20] });
}
