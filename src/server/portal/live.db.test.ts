import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventsOf, listening } from '#server/kernel/testing/event-stream.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { createResale } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { type Professional, portalSalon } from './testing/portal-salon.ts';

const server = testServer();
beforeAll(async () => {
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  await listening(server.admin, 1);
});
const salon = perTest(() => portalSalon(server));

function ask(body: object, signal?: AbortSignal) {
  const { port } = server.http.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/rpc/staff_portal_live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** What a stream tells. On a busy machine the news of the link, which was made before, may come late. */
function newsOf(answer: Response) {
  const next = eventsOf(answer);
  return async () => {
    let heard = await next();
    while (heard === 'staff_portal_access') heard = await next();
    return heard;
  };
}

/** An open page of that professional: what it is told, one by one. */
async function watch({ link }: Professional, age = 0) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const answer = await ask({ ...link, age }, closing.signal);
  return { answer, next: newsOf(answer) };
}

test('a page hears at once of what the owner does with an appointment of theirs, and not of a colleague’s', async () => {
  const page = await watch(salon.atPortal);
  expect(page.answer.headers.get('content-type')).toBe('text/event-stream');
  expect(page.answer.headers.get('cache-control')).toContain('no-store');
  await salon.book({ professional_id: salon.bia });
  await salon.owner.put(`/api/agenda/hours`, { days: (await salon.owner.get('/api/agenda/hours')).body });
  expect(await page.next(), 'the colleague’s came before').toBe('salon_hours');
  await salon.book();
  expect(await page.next()).toBe('appointments');
});

test('a page hears of a product that its professional sold, and not of a colleague’s', async () => {
  const product = await createResale(salon.owner, {});
  const selling = async (seller_id: string) => {
    const item = { product_id: product.id, quantity: 1, sold_unit: 'display_unit', unit_price: 10_00, seller_id };
    const sale = { client_id: null, discount: 0, items: [item], payments: [] };
    const answer = await salon.owner.post('/api/cashier/sales', { id: randomUUID(), appointment_id: null, sale });
    expect(answer.status, answer.text).toBe(200);
  };
  const page = await watch(salon.atPortal);
  await selling(salon.bia);
  await salon.book();
  expect(await page.next(), 'the colleague’s came before').toBe('appointments');
  await selling(salon.rita);
  expect(await page.next()).toBe('sales');
});

test('the owner’s windows hear at once of what a professional does', async () => {
  const { port } = server.http.server.address() as AddressInfo;
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const window = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { cookie: salon.owner.cookie ?? '' },
    signal: closing.signal,
  });
  const next = newsOf(window);
  await salon.atPortal.make();
  expect(await next()).toBe('appointments');
});

test('what changed after the page asked and before it listened makes it look again', async () => {
  await salon.book();
  expect(await (await watch(salon.atPortal, 1)).next()).toBe('*');
});

test('a page of an odd age looks again, and keeps no place when it goes', async () => {
  for (const age of [{ toString: 1, valueOf: 1 }, [1, 2], 'x', -1, true, '1e999']) {
    const closing = new AbortController();
    const answer = await ask({ ...salon.atPortal.link, age }, closing.signal);
    expect(answer.status, JSON.stringify(age)).toBe(200);
    expect(await eventsOf(answer)()).toBe('*');
    closing.abort();
  }
});

test.each([
  [
    'the link is locked by wrong PINs',
    async () => {
      for (let turn = 0; turn < 5; turn += 1) await salon.atPortal.call('validate', { pin: '000000' });
    },
  ],
  ['a new link is made', () => salon.signIn(salon.rita)],
  ['the link is ended', () => salon.owner.call('DELETE', `/api/portal/access/${salon.rita}`)],
  [
    'the professional is deactivated',
    () => salon.owner.put(`/api/team/${salon.rita}/active`, { ativo: false, password: salon.owner.password }),
  ],
])('the stream ends at once when %s, and a colleague’s goes on', async (_, end) => {
  const [page, others] = [await watch(salon.atPortal), await watch(salon.biaAtPortal)];
  await end();
  expect(await page.next()).toBeUndefined();
  await salon.book({ professional_id: salon.bia });
  expect(await others.next()).toBe('appointments');
});

test('a right PIN of a link that lives is needed, and what is wrong is said in words', async () => {
  const { token } = salon.atPortal.link;
  for (const body of [{ token, pin: '000000' }, { token }, { token, pin: 271828 }, {}]) {
    const answer = await ask(body);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ success: false, code: 'UNAUTHORIZED', error: 'PIN inválido' }),
    ]);
  }
  for (let turn = 0; turn < 4; turn += 1) await ask({ token, pin: '000000' });
  const locked = await ask(salon.atPortal.link);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await locked.json()).toMatchObject({ error: 'Muitas tentativas. Tente novamente em 15 minutos.' });
});

test('the sixth page of a professional is refused, and one that is closed makes room', async () => {
  const closing = new AbortController();
  const pages = await Promise.all(Array.from({ length: 5 }, () => ask(salon.atPortal.link, closing.signal)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await ask(salon.atPortal.link)).status).toBe(429);
  closing.abort();
  await expect
    .poll(async () => {
      const again = new AbortController();
      const { status } = await ask(salon.atPortal.link, again.signal);
      again.abort();
      return status;
    })
    .toBe(200);
});

test('token and PIN are in no log', async () => {
  const page = await watch(salon.atPortal);
  await salon.book();
  await page.next();
  const { token, pin } = salon.atPortal.link;
  for (const secret of [token, pin]) expect(server.log()).not.toContain(secret);
});
