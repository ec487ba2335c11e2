import { randomUUID } from 'node:crypto';
import type { SaleForm, SaleItemForm, SoldServiceForm } from '#contract/cashier/forms.ts';
import type { Comanda, Sale } from '#contract/cashier/sales.ts';
import { type Booked, booked, withAgenda } from '#server/agenda/testing/booked-salon.ts';
import { copied, type MadeSalon } from '#server/kernel/testing/copied-salon.ts';
import { createResale } from '#server/products/testing.ts';
import type { Owner, TestServer } from '#server/test-server.ts';

type Answer = Awaited<ReturnType<Owner['get']>>;
type Part = { method: string; amount: number };
export type SellingSalon = Awaited<ReturnType<typeof sellingSalon>>;

/** A salon with its agenda and two products for sale: ten flasks of shampoo of 500 ml at 30,00 and ten combs at 12,00. */
export async function sellingSalon(server: TestServer) {
  return withCashier(server, await copied(server, selling));
}

type Selling = MadeSalon<keyof Booked['ids'] | 'shampoo' | 'comb'>;

async function selling(server: TestServer): Promise<Selling> {
  const { owner, ids } = await booked(server);
  const shampoo = await createResale(owner, {
    name: 'Shampoo',
    unit_size_in_base: 500,
    price: 30_00,
    quantity_purchased: 10,
  });
  const comb = await createResale(owner, {
    name: 'Pente',
    base_unit: 'un',
    display_unit_label: '',
    unit_size_in_base: null,
    purchase_unit: 'un',
    price: 12_00,
    quantity_purchased: 10,
  });
  await server.admin.query('update staff set product_commission_percent = 10 where id = $1', [ids.rita]);
  return { owner, ids: { ...ids, shampoo: shampoo.id, comb: comb.id } };
}

function withCashier(server: TestServer, { owner, ids }: Selling) {
  const agenda = withAgenda(server, { owner, ids });
  const { shampoo, comb } = ids;
  const item = (changes: Partial<SaleItemForm> = {}): SaleItemForm => ({
    product_id: shampoo,
    quantity: 1,
    sold_unit: 'display_unit',
    unit_price: 30_00,
    discount: 0,
    discount_percent: null,
    seller_id: null,
    ...changes,
  });
  const combs = (quantity: number, changes: Partial<SaleItemForm> = {}) =>
    item({ product_id: comb, quantity, sold_unit: 'un', unit_price: 12_00, ...changes });
  /** A cut by Rita, sold on the spot. */
  const service = (changes: Partial<SoldServiceForm> = {}): SoldServiceForm => ({
    service_id: ids.corte,
    service_name: '',
    professional_id: ids.rita,
    list_price: 80_00,
    discount: 0,
    discount_percent: null,
    ...changes,
  });
  const form = (changes: Partial<SaleForm> = {}): SaleForm => ({
    client_id: null,
    discount: 0,
    items: [item()],
    payments: [],
    ...changes,
  });
  const create = (changes: Partial<SaleForm> = {}, appointment_id: string | null = null, id: string = randomUUID()) =>
    owner.post('/api/cashier/sales', { id, appointment_id, sale: form(changes) });
  const path = (id: string) => `/api/cashier/sales/${id}`;
  const withKey = (key?: string) => (key ? { headers: { 'idempotency-key': key } } : {});
  const finalise = ({ id, version }: Pick<Sale, 'id' | 'version'>, payments: Part[], key?: string) =>
    owner.post(`${path(id)}/finalise`, { version, payments }, withKey(key));
  const comanda = async (id: string) => owner.get(`/api/cashier/appointments/${id}/comanda`);
  const open = async (changes: Partial<SaleForm> = {}, appointment_id: string | null = null) =>
    saleIn(await create(changes, appointment_id));

  return {
    ...agenda,
    /** The agenda's own calls: those below with the same names are of the cashier. */
    agenda,
    server,
    shampoo,
    comb,
    item,
    service,
    combs,
    form,
    create,
    /** Creates what must be accepted. */
    open,
    change: ({ id, version }: Pick<Sale, 'id' | 'version'>, changes: Partial<SaleForm> = {}) =>
      owner.put(path(id), { version, sale: form(changes) }),
    cancel: (id: string) => owner.post(`${path(id)}/cancel`, {}),
    readSale: async (id: string) => saleIn(await owner.get(path(id))),
    finalise,
    /** Paid at once, in one part. */
    sell: async (changes: Partial<SaleForm> = {}, method = 'PIX') => {
      const sale = await open(changes);
      return saleIn(await finalise(sale, [{ method, amount: sale.total }]));
    },
    takeBack: (id: string, changes: object = {}) =>
      owner.post(`${path(id)}/void`, { password: owner.password, reason: 'Desistiu', ...changes }),
    comanda,
    readComanda: async (id: string) => comandaIn(await comanda(id)),
    finish: async (id: string, changes: object = {}, key?: string) => {
      const { appointment, sale } = comandaIn(await comanda(id));
      const isOpen = sale?.status === 'open';
      const due = appointment.revenue + (isOpen ? sale.total : 0);
      const input = {
        version: appointment.version,
        sale_version: isOpen ? sale.version : null,
        sale: null,
        payments: [{ method: 'PIX', amount: due }],
        ...changes,
      };
      return owner.post(`/api/cashier/appointments/${id}/finish`, input, withKey(key));
    },
    tickets: (...appointments: string[]) => owner.post('/api/cashier/tickets', { appointments }),
    stockOf: async (product: string) => {
      const sql = `select stock_quantity_base::float8 as stock,
        (select sum(quantity_changed)::float8 from stock_movements where product_id = products.id) as moved from products where id = $1`;
      return (await server.admin.query<{ stock: number; moved: number }>(sql, [product])).rows[0];
    },
    movementsOf: async (saleId: string) => {
      const sql = `select movement_type as type, quantity_changed::float8 as quantity from stock_movements
        where sale_id = $1 order by created_at`;
      return (await server.admin.query<{ type: string; quantity: number }>(sql, [saleId])).rows;
    },
    /** As the table has them. */
    paymentsOf: async (id: string) => {
      const sql = `select method, amount::float8 as amount, fee::float8 as fee, day::text as day, void_id is not null as voids,
          received_at is not null as received
        from payments where sale_id = $1 or appointment_id = $1 order by void_id is not null, position`;
      return (await server.admin.query(sql, [id])).rows;
    },
    history: async (entity: string, id: string) => {
      const sql = 'select action from history where entity = $1 and entity_id = $2 order by id';
      return (await server.admin.query<{ action: string }>(sql, [entity, id])).rows.map(({ action }) => action);
    },
    closePeriod: (from: string, to: string) =>
      server.admin.query(
        `insert into commission_closings (user_id, start_date, end_date, closed_by) values ($1, $2, $3, 'Ana')`,
        [owner.id, from, to],
      ),
  };
}

export function saleIn({ status, body, text }: Answer): Sale {
  if (status !== 200) throw new Error(`A sale was answered with ${status}: ${text}`);
  return body as Sale;
}

export function comandaIn({ status, body, text }: Answer): Comanda {
  if (status !== 200) throw new Error(`A comanda was answered with ${status}: ${text}`);
  return body as Comanda;
}
