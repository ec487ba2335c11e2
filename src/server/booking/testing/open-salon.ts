import { randomUUID } from 'node:crypto';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { type Owner, signedUp, type TestServer } from '#server/test-server.ts';

type Answer = Awaited<ReturnType<Owner['get']>>;
type Extra = Parameters<Owner['post']>[2];

/** A Tuesday in two or three weeks, when a new salon is open from 09:00 to 19:00. */
export const TUESDAY = nextTuesday();

function nextTuesday(): string {
  const soon = addDays(Temporal.Now.plainDateISO('UTC').toString(), 14);
  return addDays(soon, (9 - weekdayOf(soon)) % 7);
}

/** A salon that takes bookings: Rita and Bia beside the owner, a cut of an hour, and a colouring whose price is open. */
export type OpenSalon = Awaited<ReturnType<typeof openSalon>>;

export async function openSalon(server: TestServer, changes: Record<string, unknown> = {}) {
  const owner = await signedUp(server, changes);
  const made = async (path: string, form: object) => {
    const { status, body, text } = await owner.post(path, form);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return (body as { id: string }).id;
  };
  const professional = (nome: string) =>
    made('/api/team', {
      nome,
      funcao: 'Cabeleireira',
      email: 'rita@segredo.example',
      telefone: '+5511900000001',
      comissao_percentual: 40,
      product_commission_percent: 0,
      color: '#bfdbfe',
    });
  const rita = await professional('Rita');
  const bia = await professional('Bia');
  for (const name of ['Cabelo', 'Unha']) await made('/api/services/categories', { name });
  const service = (name: string, form: object = {}) =>
    made('/api/services', {
      name,
      category: 'Cabelo',
      description: '',
      duration_minutes: 60,
      price: 80_00,
      preco_variavel: false,
      commission_percent: null,
      is_public: true,
      product_ids: [],
      ...form,
    });
  const corte = await service('Corte');
  const luzes = await service('Luzes', { duration_minutes: 120, price: 0, preco_variavel: true });

  const visitor = server.visitor();
  const header = { 'x-salon-id': owner.id };
  const form = (wish: object = {}) => ({
    salonId: owner.id,
    clientName: 'marcela DE azevedo',
    clientPhone: '(11) 98455-2071',
    selectedServices: [{ id: corte, name: 'Corte', duration_minutes: 60, price: 80_00, preco_variavel: false }],
    selectedProfessionalId: rita as string | null,
    selectedProfessionalName: 'Rita',
    selectedDate: TUESDAY,
    selectedTime: '10:00',
    totalDuration: 60,
    totalPrice: 80_00 as number | null,
    salonCountry: 'BR',
    ...wish,
  });
  return {
    owner,
    rita,
    bia,
    corte,
    luzes,
    service,
    form,
    slots: (question: object = {}, extra: Extra = {}) =>
      visitor.post(
        '/api/functions/get-available-slots',
        {
          salonId: owner.id,
          professionalId: rita,
          date: TUESDAY,
          serviceDurationMinutes: 60,
          ...question,
        },
        { ...extra, headers: { ...header, ...extra.headers } },
      ),
    book: (wish: object = {}, extra: Extra = {}) =>
      visitor.post('/api/functions/create-public-appointment', form(wish), {
        ...extra,
        headers: { ...header, ...extra.headers },
      }),
    rpc: (name: string, body: object | undefined = { p_user_id: owner.id }) =>
      visitor.post(`/api/rpc/${name}`, body, { headers: header }),
    list: (name: string) => visitor.get(`/api/public/${name}`, { headers: header }),
    stored: async () =>
      (await server.admin.query('select * from appointments where user_id = $1 order by created_at', [owner.id])).rows,
  };
}

/** The times of one day that can be booked. */
export function freeIn({ body }: Answer): string[] {
  const { availableSlots } = body as { availableSlots: Array<{ time: string; available: boolean }> };
  return availableSlots.filter(({ available }) => available).map(({ time }) => time);
}

/** A phone that nobody has yet. */
export function anyPhone(): string {
  return `+55119${String(parseInt(randomUUID().slice(0, 8), 16) % 1e8).padStart(8, '0')}`;
}
