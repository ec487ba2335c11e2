import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { salonNow } from '#domain/shared/time.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { comandaIn, type SellingSalon, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

const today = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;
const refusedWith = (code: string, data?: object) => ({ status: 409, body: { code, ...(data ? { data } : {}) } });
const pix = (amount: number) => [{ method: 'PIX', amount }];

describe('the sales of an appointment', () => {
  const read = async (id: string) => (await salon.tickets(id)).body as { to_pay: number; paid_sales: object[] }[];

  test('stay paid when it is reopened: the comanda and its ticket name them, and nothing of them is to be paid again', async () => {
    const { id } = await salon.book();
    const sale = await salon.open({ items: [salon.combs(1)] }, id);
    await salon.finish(id);
    const { version } = (await salon.read(id)).body as { version: string };
    const path = `/api/agenda/appointments/${id}/status`;
    await salon.owner.put(path, { version, status: 'pendente', payment_method: null });
    const comanda = await salon.readComanda(id);
    expect(comanda.paid_sales).toMatchObject([{ id: sale.id, number: sale.number, total: 12_00, voided: null }]);
    expect(await read(id)).toMatchObject([
      { to_pay: 80_00, id: null, paid_sales: [{ id: sale.id, number: sale.number, total: 12_00 }] },
    ]);
    expect(await salon.finish(id)).toMatchObject({ status: 200 });
    expect(await salon.paymentsOf(sale.id)).toHaveLength(1);
    expect(await salon.stockOf(salon.comb)).toMatchObject({ stock: 9 });
  });

  test('do not hide each other: a second one stands beside the first, and one that was taken back is still known', async () => {
    const { id } = await salon.book();
    const first = await salon.open({ items: [salon.combs(1)] }, id);
    await salon.finish(id);
    const second = await salon.open({ items: [salon.combs(2)] }, id);
    expect((await salon.readComanda(id)).paid_sales).toMatchObject([{ id: first.id }]);
    await salon.finish(id, { payments: pix(24_00) });
    const comanda = await salon.readComanda(id);
    expect(comanda.paid_sales).toMatchObject([{ id: first.id }, { id: second.id }]);
    await salon.takeBack(first.id);
    expect((await salon.readComanda(id)).paid_sales).toMatchObject([
      { voided: { reason: 'Desistiu' } },
      { voided: null },
    ]);
    expect(await read(id)).toMatchObject([{ paid_sales: [{ id: second.id }] }]);
  });
});

describe('finishing a comanda', () => {
  test('finalises appointment and sale together, paid in the same way, the services first', async () => {
    const { id } = await salon.book({ lines: [salon.colouring(100)], discount_value: 20_00 });
    const sale = await salon.open({ items: [salon.item(), salon.combs(1)], discount: 2_00 }, id);
    const payments = [
      { method: 'Dinheiro', amount: 100_00 },
      { method: 'PIX', amount: 70_00 },
    ];
    const { body } = await salon.finish(id, { payments });
    expect(body).toMatchObject({
      below_zero: [],
      comanda: {
        // The discount of 2,00 is shared by what both cost: 130,00 and 42,00.
        appointment: { status: 'finalizado', revenue: 128_49 },
        sale: { id: sale.id, status: 'finalised', total: 41_51 },
      },
    });
    expect(await salon.paymentsOf(id)).toMatchObject([
      { method: 'Dinheiro', amount: 100, day: '2026-11-17', received: true },
      { method: 'PIX', amount: 28.49, day: '2026-11-17' },
    ]);
    expect(await salon.paymentsOf(sale.id)).toMatchObject([{ method: 'PIX', amount: 41.51, day: today() }]);
    expect((await salon.read(id)).body).toMatchObject({
      status: 'finalizado',
      payment_method: 'Dinheiro',
      stock_updated: true,
    });
    expect(await salon.stock()).toBe(900);
    expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 4500, moved: 4500 });
    expect(await salon.history('appointments', id)).toEqual(['create', 'update']);
    expect(await salon.history('sales', sale.id)).toEqual(['create', 'update']);
  });

  test('finishes what was typed since the last save, and a sale that was never saved', async () => {
    const one = await salon.book();
    await salon.open({}, one.id);
    const typed = { discount: 0, items: [salon.combs(3)] };
    const changed = comandaOf(await salon.finish(one.id, { sale: typed, payments: pix(116_00) }));
    expect(changed.sale).toMatchObject({ status: 'finalised', total: 36_00, items: [{ product_name: 'Pente' }] });
    const other = await salon.book({ start_time: '12:00' });
    const made = comandaOf(await salon.finish(other.id, { sale: typed, payments: pix(116_00) }));
    expect(made.sale).toMatchObject({ status: 'finalised', appointment_id: other.id, client_id: salon.client });
    expect(await salon.history('sales', String(made.sale?.id))).toEqual(['create', 'update']);
    expect(await salon.stockOf(salon.comb)).toEqual({ stock: 4, moved: 4 });
  });

  test('without products finalises the appointment alone, and cancels a sale that is empty', async () => {
    const bare = await salon.book();
    expect(comandaOf(await salon.finish(bare.id))).toMatchObject({ appointment: { status: 'finalizado' }, sale: null });
    const { id } = await salon.book({ start_time: '12:00' });
    const sale = await salon.open({}, id);
    const answer = await salon.finish(id, { sale: { discount: 0, items: [] }, payments: pix(80_00) });
    expect(comandaOf(answer)).toMatchObject({ appointment: { status: 'finalizado' }, sale: null });
    expect((await salon.readSale(sale.id)).status).toBe('cancelled');
    expect(await salon.paymentsOf(id)).toMatchObject([{ method: 'PIX', amount: 80 }]);
  });

  test('of an appointment that was finalised before pays the sale alone', async () => {
    const { id } = await salon.book({ status: 'finalizado', payment_method: 'Dinheiro' });
    const sale = await salon.open({}, id);
    expect((await salon.tickets(id)).body).toMatchObject([{ to_pay: 30_00 }]);
    expect(comandaOf(await salon.finish(id, { payments: pix(30_00) })).sale).toMatchObject({
      id: sale.id,
      status: 'finalised',
    });
    expect((await salon.read(id)).body).toMatchObject({ payment_method: 'Dinheiro' });
    expect(await salon.finish(id, { payments: pix(0) })).toMatchObject(refusedWith('NOT_OPEN'));
  });

  test('changes nothing when either half is refused', async () => {
    const { id } = await salon.book({ lines: [salon.colouring(100)] });
    const sale = await salon.open({ items: [salon.combs(11)] }, id);
    expect(await salon.finish(id)).toMatchObject(
      refusedWith('OUT_OF_STOCK', { product: 'Pente', left: 10, unit_label: 'un' }),
    );
    expect(await salon.finish(id, { payments: pix(1) })).toMatchObject(
      refusedWith('PAYMENTS_DIFFER', { missing: 281_99 }),
    );
    expect(await salon.finish(id, { sale_version: null })).toMatchObject(refusedWith('STALE'));
    expect(await salon.finish(id, { version: 'another' })).toMatchObject(refusedWith('STALE'));
    await salon.closePeriod('2026-11-17', '2026-11-17');
    const typed = { sale: { discount: 0, items: [salon.combs(1)] }, payments: pix(162_00) };
    expect(await salon.finish(id, typed)).toMatchObject(refusedWith('PERIOD_CLOSED'));
    expect(await salon.stock()).toBe(1000);
    expect(await salon.readComanda(id)).toMatchObject({ appointment: { status: 'pendente', payments: [] }, sale });
    expect(await salon.finish(randomUUID().replace(/^.{8}/, '00000000'), {}).catch((error) => error.message)).toContain(
      '404',
    );
  });

  test('needs a client for what is paid later, and no cancelled appointment is finished', async () => {
    const asked = await salon.book();
    await server.admin.query('update appointments set client_id = null where id = $1', [asked.id]);
    const later = [{ method: 'Mensalista (a receber)', amount: 80_00 }];
    expect(await salon.finish(asked.id, { payments: later })).toMatchObject(refusedWith('CLIENT_REQUIRED'));
    const gone = await salon.book({ start_time: '12:00', status: 'cancelado' });
    expect(await salon.finish(gone.id)).toMatchObject(refusedWith('NOT_OPEN'));
  });

  test('is answered again under its key', async () => {
    const { id } = await salon.book();
    await salon.open({}, id);
    const { appointment, sale } = await salon.readComanda(id);
    const [key, seen] = [
      randomUUID(),
      { version: appointment.version, sale_version: sale?.version, payments: pix(110_00) },
    ];
    const again = () =>
      salon.owner.post(
        `/api/cashier/appointments/${id}/finish`,
        { ...seen, sale: null },
        { headers: { 'idempotency-key': key } },
      );
    const first = comandaOf(await again());
    expect(comandaOf(await again())).toEqual(first);
    expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 4500, moved: 4500 });
    // Whoever lost the answer gets it, whatever became of the appointment meanwhile.
    expect((await salon.owner.call('DELETE', `/api/agenda/appointments/${id}`)).status).toBe(200);
    expect(comandaOf(await again())).toEqual(first);
  });
});

function comandaOf({ status, body, text }: Awaited<ReturnType<SellingSalon['finish']>>) {
  return comandaIn({ status, text, body: (body as { comanda?: object })?.comanda } as never);
}
