import { randomUUID } from 'node:crypto';
import type { BrowserContext, ConsoleMessage, Locator, Page, WebError } from '@playwright/test';
import { call } from './api.ts';
import { expect } from './expect.ts';
import { test as base } from './window.ts';

export { call, failing, losingAnswer, withoutAnswers } from './api.ts';
export { expectAccessible } from './axe.ts';
export { expect } from './expect.ts';
export { installClock, phone } from './window.ts';

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
  await call({ request }, 'post', 'account/sign-up', salon);
  return salon;
}

type Fixtures = {
  /** Signed up before the test, and signed in. */
  salon: Salon;
  /** What the browser may complain about in a test that breaks something on purpose. */
  expectedComplaints: RegExp | undefined;
  complaints: undefined;
};

/** Playwright's test, which also fails when the browser complains: an exception, an error in the console, a broken security policy. */
export const visitorTest = base.extend<Fixtures>({
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

/** The same for whoever owns a salon, which most tests are about: its page is signed in. */
export const test = visitorTest.extend({ page: ({ page, salon: _ }, use) => use(page) });

/** The languages that a browser asks for, from the next page on, once for each page: what `test.use({ locale })` does, without another window. */
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
