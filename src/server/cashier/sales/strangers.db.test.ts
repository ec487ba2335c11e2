import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { testServer } from '#server/test-server.ts';
import { type SellingSalon, saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
let ours: SellingSalon;
let theirs: SellingSalon;
beforeEach(async () => {
  [ours, theirs] = [await sellingSalon(server), await sellingSalon(server)];
});

const pix = (amount: number) => [{ method: 'PIX' as const, amount }];
const salesOf = async ({ owner }: SellingSalon) => {
  const { rows } = await server.admin.query('select id, status from sales where user_id = $1', [owner.id]);
  return rows;
};

describe("another salon's", () => {
  test('product, client, professional or appointment is in no sale of ours, new, changed or finished', async () => {
    const sale = await ours.open();
    const { id, version } = await ours.book();
    const stolen = {
      product: ours.form({ items: [ours.item({ product_id: theirs.shampoo })] }),
      client: ours.form({ client_id: theirs.client }),
      seller: ours.form({ items: [ours.item({ seller_id: theirs.rita })] }),
    };
    for (const [what, form] of Object.entries(stolen)) {
      const status = what === 'product' ? 404 : 422;
      expect(await ours.create(form), what).toMatchObject({ status });
      expect(await ours.change(sale, form), what).toMatchObject({ status });
      if (what === 'client') continue;
      const { discount, items } = form;
      const finishing = { version, sale_version: null, sale: { discount, items }, payments: pix(110_00) };
      expect(await ours.finish(id, finishing), what).toMatchObject({ status });
    }
    const { id: appointment } = await theirs.book();
    expect(await ours.create({}, appointment)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await salesOf(ours)).toEqual([{ id: sale.id, status: 'open' }]);
    expect(await theirs.stockOf(theirs.shampoo)).toEqual({ stock: 5000, moved: 5000 });
  });

  test('sale, payment and cash day are not there for us, and stay as they are', async () => {
    const open = await theirs.open({ payments: pix(30_00) });
    const sold = await theirs.sell();
    const before = await theirs.readSale(open.id);
    const { id: appointment } = await theirs.book({ status: 'finalizado', payment_method: 'Mensalista (a receber)' });
    const [owed] = (await theirs.readComanda(appointment)).appointment.payments;
    const day = (await theirs.owner.post('/api/cashier/cash-day', { float: 0 })).body as CashDay;
    const { owner } = ours;
    const answers = [
      await owner.get(`/api/cashier/sales/${sold.id}`),
      await ours.comanda(appointment),
      await ours.change(open),
      await ours.cancel(open.id),
      await ours.finalise(open, pix(30_00)),
      await ours.takeBack(sold.id),
      await owner.post(`/api/cashier/payments/${owed?.id}/receive`, { method: 'PIX' }),
      await owner.post('/api/cashier/cash-day/close', { id: day.id, counted: 0, note: '' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const p_user_id of [owner.id, theirs.owner.id]) {
      const answer = await owner.post('/api/rpc/finalize_sale', { p_user_id, p_sale_id: open.id });
      expect(answer.body).not.toMatchObject({ ok: true });
    }
    expect((await ours.tickets(appointment)).body).toEqual([]);
    expect(await theirs.readSale(open.id)).toEqual(before);
    expect(await theirs.readSale(sold.id)).toMatchObject({ status: 'finalised', voided: null });
    expect((await theirs.owner.get('/api/cashier/cash-day')).body).toMatchObject({ id: day.id, closed: null });
    expect((await theirs.readComanda(appointment)).appointment.payments).toMatchObject([{ received_at: null }]);
  });

  test('id of a sale is free for one of ours', async () => {
    const first = await theirs.open();
    const second = saleIn(await ours.create({}, null, first.id));
    expect(second).toMatchObject({ id: first.id, number: 1 });
    saleIn(await ours.finalise(second, pix(30_00)));
    expect(await theirs.readSale(first.id)).toEqual(first);
  });
});

describe('an appointment that was cancelled', () => {
  const cancel = async (id: string) => {
    const { appointment } = await ours.readComanda(id);
    const form = { version: appointment.version, status: 'cancelado', payment_method: null };
    return ours.owner.put(`/api/agenda/appointments/${id}/status`, form);
  };

  test('begins no sale', async () => {
    const { id } = await ours.book();
    expect((await cancel(id)).status).toBe(200);
    expect(await ours.create({}, id)).toMatchObject({ status: 409, body: { code: 'NOT_OPEN' } });
    expect(await salesOf(ours)).toEqual([]);
  });

  test('leaves none open that was begun at the same moment', () =>
    inRounds(5, async () => {
      const { id } = await ours.book();
      const [cancelled] = await Promise.all([cancel(id), ours.create({}, id), ours.create({}, id, randomUUID())]);
      expect(cancelled.status, cancelled.text).toBe(200);
      expect((await salesOf(ours)).filter(({ status }) => status === 'open')).toEqual([]);
    }));
});

describe('a payment in parts', () => {
  test.each([
    [
      'less than nothing',
      [
        { method: 'PIX', amount: -10_00 },
        { method: 'Dinheiro', amount: 40_00 },
      ],
      422,
    ],
    [
      'a part of a cent',
      [
        { method: 'PIX', amount: 29_99.5 },
        { method: 'Dinheiro', amount: 0.5 },
      ],
      422,
    ],
    [
      'nothing beside the whole',
      [
        { method: 'PIX', amount: 30_00 },
        { method: 'Dinheiro', amount: 0 },
      ],
      409,
    ],
    ['more than the total', [{ method: 'PIX', amount: 30_01 }], 409],
    ['more than there is money', [{ method: 'PIX', amount: 2 ** 53 }], 422],
    ['a method of nobody', [{ method: 'Fiado', amount: 30_00 }], 422],
    ['no part at all', [], 422],
    ['later, by nobody', [{ method: 'Mensalista (a receber)', amount: 30_00 }], 409],
  ])('with %s pays nothing', async (_, parts, status) => {
    const sale = await ours.open();
    expect(await ours.finalise(sale, parts)).toMatchObject({ status });
    expect(await ours.readSale(sale.id)).toMatchObject({ status: 'open', payments: [] });
    expect(await ours.stockOf(ours.shampoo)).toEqual({ stock: 5000, moved: 5000 });
  });
});
