// How long a slow phone with an empty cache waits until a page can be used: 1.6 Mbit/s, 150 ms to the server and back, a processor of a
// quarter of this machine's speed. Beside it the same page with everything in the cache, which shows what the machine itself takes.
//   npm run bench:first-page
import { type Browser, chromium, devices } from '@playwright/test';
import sharp from 'sharp';
import { startRealServer } from '../e2e/real-server.ts';
import { addProfessional } from '../e2e/team.ts';
import { MOST_WORKS } from '../src/domain/salon-page/kinds.ts';
import { browserArguments, findBrowser } from '../tools/find-browser.ts';
import { inMs, median, say } from './measure.ts';

const ROUNDS = 5;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** When it can be used: what it is about is there, and can be pressed. */
const PAGES = [
  { name: 'the day', path: '/agenda/dia', usable: 'main li', most: 3 },
  { name: 'the dashboard', path: '/dashboard', usable: 'main h2', most: 3.6 },
  { name: 'the cashier', path: '/financeiro/receber', usable: 'main h2', most: 3.6 },
  { name: 'the login', path: '/login', usable: 'form button[type=submit]', most: 2.5 },
  { name: 'the page of a salon', path: '/s/salao-lento', usable: 'main article a', most: 1.2 },
];

const server = await startRealServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
const isVisited = (path: string) => ['/login', '/s/salao-lento'].includes(path);
try {
  await publishPage(browser);
  for (const { name, path, usable, most } of PAGES) {
    const cookies = isVisited(path) ? [] : await signedIn(browser);
    const cold: number[] = [];
    const warm: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.url });
      await context.addCookies(cookies);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const taken of [cold, warm]) {
        await page.goto('about:blank');
        const started = performance.now();
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator(usable).first().click({ trial: true });
        taken.push(performance.now() - started);
      }
      await context.close();
    }
    say(
      `${name} until it can be used, seconds`,
      { cold: inMs(median(cold)), cached: inMs(median(warm)) },
      median(cold) / 1000,
      { atMost: most },
    );
  }
} finally {
  await browser.close();
  await server.stop();
}

/** A salon with a day to show. */
async function signedIn(browser: Browser) {
  const context = await browser.newContext({ baseURL: server.url });
  const form = { business_name: 'Salão', email: `${crypto.randomUUID()}@example.com`, password: 'segredo1' };
  const data = {
    ...form,
    confirmation: 'segredo1',
    country: 'BR',
    language: 'pt',
    timezone: 'America/Sao_Paulo',
    terms: true,
  };
  await context.request.post('/api/account/sign-up', { data });
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** A page with as many services as its first category shows, and everything else that a salon says and shows of itself. */
async function publishPage(browser: Browser) {
  const context = await browser.newContext({ baseURL: server.url });
  await context.addCookies(await signedIn(browser));
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await context.request[method](`/api/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await send('post', 'services/categories', { name: 'Cabelo' });
  for (let number = 1; number <= 40; number += 1) {
    await send('post', 'services', {
      name: `Corte ${number}`,
      category: 'Cabelo',
      description: 'Lavagem, corte e finalização.',
      duration_minutes: 60,
      price: 12_000,
      preco_variavel: false,
      commission_percent: null,
      is_public: true,
      product_ids: [],
    });
  }
  await send('put', 'salon-page', {
    name: 'salao-lento',
    is_published: true,
    kind: 'hair',
    about: 'Cabelo e unhas na mesma casa, desde 2014.',
    instagram: 'salaolento',
    whatsapp: '+5511999990000',
  });
  await send('put', 'salon-page/pictures/cover', { picture: await photo(1600, 900) });
  await send('put', 'salon-page/pictures/logo', { picture: await photo(600, 600) });
  for (let number = 1; number <= 6; number += 1) {
    const { id } = await addProfessional(context, { nome: `Profissional ${number}` });
    await send('put', `team/${id}/picture`, { picture: await photo(600, 600) });
  }
  const work = await photo(1200, 1600);
  for (let number = 1; number <= MOST_WORKS; number += 1) {
    await send('post', 'salon-page/works', { picture: work, alt: `Trabalho ${number}` });
  }
  await context.close();
}

/** As heavy as a photo may be: noise, blurred a little. */
async function photo(width: number, height: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const drawn = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  const photo = sharp(await drawn.png().toBuffer()).blur(1.5);
  return (await photo.webp().toBuffer()).toString('base64');
}
