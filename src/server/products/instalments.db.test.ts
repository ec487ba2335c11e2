import { expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { createInternal, createResale, purchaseForm } from './testing.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));

const register = (id: string, changes: object) => owner.post(`/api/products/${id}/purchases`, purchaseForm(changes));
const instalmentsOf = async (product: string) =>
  (
    await server.admin.query(
      `select number, value::text, part.due_date::text, part.payment_status, part.payment_date
       from purchase_instalments part join product_purchases purchase on purchase.id = purchase_id
       where product_id = $1 order by number`,
      [product],
    )
  ).rows;

test('a purchase in instalments is pending in even parts, odd cents in the first, and its lot stays whole', async () => {
  const { id } = await createInternal(owner);
  const dates = ['2026-12-10', '2027-01-10', '2027-02-10'];
  const bought = { quantity_purchased: 1, unit_cost: 100_00, due_date: '2026-12-01', instalments: dates };
  expect(await register(id, bought)).toMatchObject({ status: 200, body: { stock_quantity_base: 900 } });
  expect(await instalmentsOf(id)).toEqual(
    dates.map((due_date, index) => ({
      number: index + 1,
      value: index === 0 ? '33.34' : '33.33',
      due_date,
      payment_status: 'Pendente',
      payment_date: null,
    })),
  );
  expect((await owner.get(`/api/products/${id}/purchases`)).body).toMatchObject({
    rows: [{ total_value: 100_00, instalments: 3, payment_status: 'Pendente', due_date: null }],
  });
  expect((await owner.get(`/api/products/${id}/open-lot`)).body).toMatchObject({ cost_per_base_unit: 0.111111 });
});

test('a product’s first purchase may be in instalments too', async () => {
  const { id } = await createResale(owner, { instalments: ['2026-12-02', '2027-01-02'] });
  expect(await instalmentsOf(id)).toMatchObject([{ value: '55.50' }, { value: '55.50' }]);
});

test('without instalments there is none, and the due date is the purchase’s own', async () => {
  const { id } = await createInternal(owner);
  await register(id, { instalments: [] });
  expect(await instalmentsOf(id)).toEqual([]);
  expect((await owner.get(`/api/products/${id}/purchases`)).body).toMatchObject({
    rows: [{ instalments: 1, due_date: '2026-11-30' }],
  });
});

test.each([
  ['one', { instalments: ['2026-12-02'] }, 'instalments', 'instalmentCount'],
  ['thirteen', { instalments: Array(13).fill('2026-12-02') }, 'instalments', 'instalmentCount'],
  ['one before the purchase', { instalments: ['2026-12-02', '2026-11-01'] }, 'instalments.1', 'dueBeforePurchase'],
  ['one without a day', { instalments: ['2026-12-02', ''] }, 'instalments.1', 'instalmentDateRequired'],
  [
    'some of what is paid',
    { instalments: ['2026-12-02', '2027-01-02'], payment_status: 'Pago', due_date: '' },
    'payment_status',
    'instalmentsPending',
  ],
])('%s is refused beside its field, and nothing is written', async (_, changes, field, key) => {
  const { id } = await createInternal(owner);
  expect(await register(id, changes)).toMatchObject({
    status: 422,
    body: { data: { fields: { [field]: `products:errors.${key}` } } },
  });
  expect((await owner.get(`/api/products/${id}/purchases`)).body).toEqual({ rows: [], next: null });
});
