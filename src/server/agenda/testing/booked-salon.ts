import { randomUUID } from 'node:crypto';
import type { Appointment, SaveWarnings } from '#contract/agenda/appointments.ts';
import type { AppointmentForm, LineForm } from '#contract/agenda/appointments-forms.ts';
import { copied, type MadeSalon } from '#server/kernel/testing/copied-salon.ts';
import { createInternal, purchaseForm } from '#server/products/testing.ts';
import { type Owner, signedUp, type TestServer } from '#server/test-server.ts';

type Answer = Awaited<ReturnType<Owner['get']>>;

/** A salon with a client, two professionals, two services and a product, and the calls that its agenda is written with. */
export type BookedSalon = Awaited<ReturnType<typeof bookedSalon>>;

export async function bookedSalon(server: TestServer) {
  return withAgenda(server, await copied(server, booked));
}

export type Booked = MadeSalon<'client' | 'rita' | 'bia' | 'corte' | 'coloracao' | 'tintura'>;

export async function booked(server: TestServer): Promise<Booked> {
  const owner = await signedUp(server);
  const made = async (path: string, form: object) => idIn(await owner.post(path, form));
  const professional = (nome: string, comissao_percentual: number) =>
    made('/api/team', {
      nome,
      funcao: 'Cabeleireira',
      email: '',
      telefone: '',
      comissao_percentual,
      product_commission_percent: 0,
      color: '#bfdbfe',
    });
  const client = await made('/api/clients', { name: 'Ana Lima', phone: '11911110000', phone_country: 'BR', email: '' });
  const rita = await professional('Rita', 40);
  const bia = await professional('Bia', 50);
  await owner.post('/api/services/categories', { name: 'Cabelo' });
  const tintura = await createInternal(owner, { name: 'Tintura', base_unit: 'ml', existing_stock: null });
  // 1,000 ml for 100,00: ten cents a millilitre.
  const lot = { quantity_purchased: 1000, purchase_unit: 'ml', unit_cost: 10, due_date: '' };
  idIn(await owner.post(`/api/products/${tintura.id}/purchases`, purchaseForm(lot)));
  const service = (name: string, duration_minutes: number, price: number, product_ids: string[]) =>
    made('/api/services', {
      name,
      category: 'Cabelo',
      description: '',
      duration_minutes,
      price,
      preco_variavel: false,
      commission_percent: null,
      is_public: true,
      product_ids,
    });
  const corte = await service('Corte', 40, 80_00, []);
  const coloracao = await service('Coloração', 60, 150_00, [tintura.id]);
  return { owner, ids: { client, rita, bia, corte, coloracao, tintura: tintura.id } };
}

export function withAgenda(server: TestServer, { owner, ids }: Booked) {
  const { client, rita, bia, corte, coloracao, tintura } = ids;
  const line = (changes: Partial<LineForm> = {}): LineForm => ({
    service_id: corte,
    service_name: '',
    unit_price: 80_00,
    duration_minutes: 40,
    professional_id: null,
    commission_percent: 40,
    commission_amount: 32_00,
    commission_from_net: false,
    products_used: [],
    ...changes,
  });
  const colouring = (quantity_used: number, changes: Partial<LineForm> = {}) =>
    line({
      service_id: coloracao,
      unit_price: 150_00,
      duration_minutes: 60,
      commission_amount: 60_00,
      products_used: [{ product_id: tintura, quantity_used }],
      ...changes,
    });
  const form = (changes: Partial<AppointmentForm> = {}): AppointmentForm => ({
    client_id: client,
    date: '2026-11-17',
    start_time: '10:00',
    professional_id: rita,
    status: 'pendente',
    payment_method: null,
    discount_value: 0,
    lines: [line()],
    ...changes,
  });
  const path = (id: string) => `/api/agenda/appointments/${id}`;
  const create = (changes: object = {}, id: string = randomUUID()) =>
    owner.post('/api/agenda/appointments', { id, appointment: { ...form(), ...changes } });
  const change = ({ id, version }: Pick<Appointment, 'id' | 'version'>, changes: object = {}) =>
    owner.put(path(id), { version, appointment: { ...form(), ...changes } });

  return {
    owner,
    client,
    rita,
    bia,
    corte,
    coloracao,
    tintura,
    line,
    colouring,
    form,
    create,
    change,
    /** Creates what must be accepted. */
    book: async (changes: object = {}) => savedIn(await create(changes)).appointment,
    move: ({ id, version }: Pick<Appointment, 'id' | 'version'>, place: object) =>
      owner.put(`${path(id)}/time`, {
        version,
        date: '2026-11-17',
        start_time: '10:00',
        end_time: '10:40',
        professional_id: rita,
        ...place,
      }),
    remove: (id: string) => owner.call('DELETE', path(id)),
    read: (id: string) => owner.get(path(id)),
    stock: async () => {
      const sql = 'select stock_quantity_base::float8 as stock from products where id = $1';
      return (await server.admin.query<{ stock: number }>(sql, [tintura])).rows[0]?.stock;
    },
    /** What left the shelf for appointments and came back, in order. */
    movements: async () => {
      const sql = `select movement_type as type, quantity_changed::float8 as quantity from stock_movements
        where product_id = $1 and movement_type in ('deduction', 'return') order by created_at`;
      return (await server.admin.query<{ type: string; quantity: number }>(sql, [tintura])).rows;
    },
  };
}

/** The answer of a save that must have been accepted. */
export function savedIn({ status, body, text }: Answer): { appointment: Appointment; warnings: SaveWarnings } {
  if (status !== 200) throw new Error(`Saving answered ${status}: ${text}`);
  return body as { appointment: Appointment; warnings: SaveWarnings };
}

function idIn({ status, body, text }: Answer): string {
  if (status !== 200) throw new Error(`Making a row answered ${status}: ${text}`);
  return (body as { id: string }).id;
}

/** As the history keeps it: without what its services are today. */
export function kept({ lines, ...appointment }: Appointment) {
  return { ...appointment, lines: lines.map(({ offered: _, ...line }) => line) };
}
