import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

describe('finalize_sale', () => {
  const finalize = (p_sale_id: string, p_user_id = salon.owner.id, headers: Record<string, string> = {}) =>
    salon.owner.post(
      '/api/rpc/finalize_sale',
      { p_user_id, p_sale_id },
      { headers: { 'accept-language': 'pt', ...headers } },
    );

  test('takes the payments that were saved on the open sale, and refuses without them', async () => {
    const sale = await salon.open();
    expect((await finalize(sale.id)).body).toEqual({
      ok: false,
      error: 'payments_differ',
      message: 'Erro ao finalizar venda: os pagamentos salvos não somam o total.',
    });
    saleIn(await salon.change(sale, { payments: [{ method: 'Dinheiro', amount: 30_00 }] }));
    expect((await finalize(sale.id)).body).toEqual({ ok: true });
    expect(await salon.readSale(sale.id)).toMatchObject({ status: 'finalised', payments: [{ method: 'Dinheiro' }] });
    expect((await finalize(sale.id, undefined, { 'accept-language': 'en' })).body).toEqual({
      ok: false,
      error: 'not_open',
      message: 'Error finalizing the sale: the sale is no longer open.',
    });
  });

  test('refuses a sale without items in the document’s words, more than there is, and the sale of somebody else', async () => {
    const sale = await salon.open();
    saleIn(await salon.change(sale, { items: [] }));
    expect((await finalize(sale.id)).body).toEqual({
      ok: false,
      error: 'sale_has_no_items',
      message: 'Não é possível finalizar uma venda sem itens. Adicione produtos primeiro.',
    });
    const much = await salon.open({ items: [salon.item({ quantity: 6_000, sold_unit: 'ml' })] });
    await salon.change(much, {
      items: [salon.item({ quantity: 6_000, sold_unit: 'ml' })],
      payments: [{ method: 'PIX', amount: much.total }],
    });
    await server.admin.query('update products set stock_quantity_base = 750 where id = $1', [salon.shampoo]);
    expect((await finalize(much.id)).body).toMatchObject({
      error: 'out_of_stock',
      message: 'Erro ao finalizar venda: não há estoque suficiente de Shampoo. Restam 1,5 frasco.',
    });
    expect((await finalize(sale.id, randomUUID())).body).toMatchObject({ ok: false, error: 'sale_not_found' });
    expect((await finalize(randomUUID())).body).toMatchObject({ ok: false, error: 'sale_not_found' });
  });

  test('is answered again under its key, in words of the language that asks, and the key is good for nothing else', async () => {
    const withKey = { 'idempotency-key': randomUUID() };
    const payments = [{ method: 'Dinheiro' as const, amount: 30_00 }];
    const [sale, other] = [await salon.open({ payments }), await salon.open({ payments })];
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await finalize(sale.id, undefined, withKey)).body).toEqual({ ok: true });
    }
    expect(await salon.movementsOf(sale.id)).toHaveLength(1);
    expect(await finalize(other.id, undefined, withKey)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    expect(await salon.readSale(other.id)).toMatchObject({ status: 'open' });

    // What was refused is refused again, although it could be done by now.
    const unpaid = await salon.open();
    const refused = { 'idempotency-key': randomUUID() };
    expect((await finalize(unpaid.id, undefined, refused)).body).toMatchObject({ error: 'payments_differ' });
    await salon.change(unpaid, { payments });
    expect((await finalize(unpaid.id, undefined, { ...refused, 'accept-language': 'en' })).body).toEqual({
      ok: false,
      error: 'payments_differ',
      message: 'Error finalizing the sale: the saved payments do not add up to the total.',
    });
    expect((await finalize(unpaid.id)).body).toEqual({ ok: true });
  });
});
