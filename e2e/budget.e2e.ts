import { gzipSync } from 'node:zlib';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { openSalon } from './booking.ts';
import { expect } from './expect.ts';
import { addLink } from './portal.ts';
import { signUp } from './salon.ts';
import { publishPage } from './salon-page.ts';

type Budget = {
  name: string;
  path: (request: APIRequestContext) => Promise<string>;
  script: number;
  stylesheet: number;
};

const inside = (path: string) => async (request: APIRequestContext) => {
  await signUp({ request });
  return path;
};

/** What a first visit may cost on a weak connection, in KB, gzipped. */
const budgets: Budget[] = [
  { name: 'the landing page', path: async () => '/benefits', script: 2, stylesheet: 8 },
  {
    name: 'the booking of a salon',
    path: async (request) => (await openSalon(request)).path,
    script: 95,
    stylesheet: 8,
  },
  {
    // Nothing but what sets the theme: it is read, and leads to the booking, without a script.
    name: 'the page of a salon',
    path: salonPage,
    script: 1,
    stylesheet: 8,
  },
  { name: 'the portal of a professional', path: portalPage, script: 106, stylesheet: 10 },
  // The styles are the whole app's: one file, kept for a year, so that no page waits for its own.
  { name: 'the login', path: async () => '/login', script: 130, stylesheet: 24 },
  // Every page inside carries what each member may open and do.
  { name: 'the day', path: inside('/agenda/dia'), script: 218, stylesheet: 26 },
  { name: 'the dashboard', path: inside('/dashboard'), script: 210, stylesheet: 25 },
  { name: 'the cashier', path: inside('/financeiro/receber'), script: 225, stylesheet: 25 },
  { name: 'a report', path: inside('/relatorios/resultado'), script: 219, stylesheet: 25 },
];

async function salonPage(request: APIRequestContext) {
  await openSalon(request);
  return publishPage({ request });
}

async function portalPage(request: APIRequestContext) {
  await signUp({ request });
  return (await addLink({ request })).path;
}

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, path, ...most } of budgets) {
  test(`${name} keeps to its budget of scripts and styles`, async ({ page }) => {
    const { sent } = await firstVisit(page, await path(page.request));
    for (const kind of ['script', 'stylesheet'] as const) {
      expect(sent[kind], kind).toBeGreaterThan(0);
      expect(sent[kind], kind).toBeLessThanOrEqual(most[kind] * 1024);
    }
  });
}

test('a phone shows the day after at most twenty requests', async ({ page }) => {
  const { requests } = await firstVisit(page, await inside('/agenda/dia')(page.request));
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20);
});

/** Compressed here, so that the sum is the same whatever encoding the server and the browser agree on. */
async function firstVisit(page: Page, path: string) {
  // What is fetched ahead, for a later moment, waits until the browser is idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  // Salons are made a moment before the visit: announced, that would make the page look again.
  await page.route('**/api/live*', (route) => route.fulfill({ contentType: 'text/event-stream', body: ':\n\n' }));
  const requests: string[] = [];
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] !== 'prefetch') requests.push(request.url());
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  page.removeAllListeners('response');
  page.removeAllListeners('request');
  const sent = { script: 0, stylesheet: 0 };
  for (const { type, bytes } of await Promise.all(bodies)) sent[type as keyof typeof sent] += bytes;
  return { sent, requests };
}
