import { randomUUID } from 'node:crypto';
import type { AdvanceForm, SettlementForm } from '#contract/commissions/forms.ts';
import type { CommissionClosing, CommissionStatement, CommissionSummary } from '#contract/commissions/operations.ts';
import { salonNow } from '#domain/shared/time.ts';
import { sellingSalon } from '#server/cashier/testing/selling-salon.ts';
import type { Owner, TestServer } from '#server/test-server.ts';

type Answer = Awaited<ReturnType<Owner['get']>>;
export type CommissionSalon = Awaited<ReturnType<typeof commissionSalon>>;

/** A month that is over, whenever the tests run. */
export const MARCH = { first: '2025-03-01', last: '2025-03-31' };
export const finalised = { status: 'finalizado', payment_method: 'PIX' };
export const salonDay = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;

/** A salon with agenda and cashier, and the calls of its commissions. Rita earns 40% and 10% of products, Bia 50% and none. */
export async function commissionSalon(server: TestServer) {
  const salon = await sellingSalon(server);
  const { owner } = salon;
  const advanceForm = (changes: Partial<AdvanceForm> = {}): AdvanceForm => ({
    staff_id: salon.rita,
    amount: 50_00,
    effective_date: '2025-03-12',
    description: '',
    ...changes,
  });
  const appointmentForm = {
    client_id: salon.client,
    date: '2025-03-10',
    start_time: '10:00',
    professional_id: salon.rita,
    status: 'pendente',
    payment_method: null,
    discount_value: 0,
    lines: [salon.line()],
  };
  const summary = async (range: { first: string; last: string } = MARCH) =>
    bodyOf<CommissionSummary>(await owner.get(`/api/commissions/summary?${new URLSearchParams(range)}`));
  const statementPage = (staff_id: string, range: { first: string; last: string } = MARCH, cursor?: string) =>
    owner.get(
      `/api/commissions/statement?${new URLSearchParams({ staff_id, ...range, ...(cursor ? { cursor } : {}) })}`,
    );
  const close = (start_date: string = MARCH.first, end_date: string = MARCH.last) =>
    owner.post('/api/commissions/closings', { start_date, end_date });
  const advance = (changes: Partial<AdvanceForm> = {}, key?: string) =>
    owner.post(
      '/api/commissions/advances',
      advanceForm(changes),
      key ? { headers: { 'idempotency-key': key } } : undefined,
    );

  return {
    ...salon,
    summary,
    rowOf: async (staff: string, range = MARCH) => (await summary(range)).rows.find((row) => row.staff_id === staff),
    statementPage,
    statement: async (staff: string, range = MARCH, cursor?: string) =>
      bodyOf<CommissionStatement>(await statementPage(staff, range, cursor)),
    advance,
    /** What must be accepted. */
    pay: async (changes: Partial<AdvanceForm> = {}) => bodyOf<{ id: string }>(await advance(changes)).id,
    removeAdvance: (id: string) => owner.call('DELETE', `/api/commissions/advances/${id}`),
    /** Up to the end of March, of Rita. */
    settle: (changes: Partial<SettlementForm> = {}, key?: string) =>
      owner.post(
        '/api/commissions/settlements',
        { staff_id: salon.rita, effective_date: MARCH.last, ...changes },
        key ? { headers: { 'idempotency-key': key } } : undefined,
      ),
    removeSettlement: (id: string) => owner.call('DELETE', `/api/commissions/settlements/${id}`),
    close,
    /** What must be accepted. */
    closed: async (start_date?: string, end_date?: string) =>
      bodyOf<CommissionClosing>(await close(start_date, end_date)),
    reopen: (id: string, password = owner.password) =>
      owner.post(`/api/commissions/closings/${id}/remove`, { password }),
    /** Of the agenda; `create` and `change` are those of a sale. */
    createAppointment: (changes: object = {}) =>
      owner.post('/api/agenda/appointments', {
        id: randomUUID(),
        appointment: { ...appointmentForm, ...changes },
      }),
    changeAppointment: ({ id, version }: { id: string; version: string }, changes: object = {}) =>
      owner.put(`/api/agenda/appointments/${id}`, { version, appointment: { ...appointmentForm, ...changes } }),
    /** Finalised in that month, each at an hour of its own. */
    done: (changes: object = {}) => salon.book({ date: '2025-03-10', ...finalised, ...changes }),
    /** A sale of Rita's on a day of that month: the program sells today. */
    sold: async (day: string, changes: object = {}) => {
      const sale = await salon.sell({ items: [salon.item({ seller_id: salon.rita })], ...changes });
      await server.admin.query(
        `update sales set finalized_on = $2::date, finalized_at = $2::date + time '15:00' where id = $1`,
        [sale.id, day],
      );
      await server.admin.query('update payments set day = $2 where sale_id = $1', [sale.id, day]);
      return sale;
    },
    /** Moves a void into that day. */
    voidedOn: (sale: string, day: string) =>
      server.admin.query(
        `update sale_voids set day = $2::date, voided_at = $2::date + time '18:00' where sale_id = $1`,
        [sale, day],
      ),
  };
}

export function bodyOf<Body>({ status, body, text }: Answer): Body {
  if (status !== 200) throw new Error(`The commissions answered ${status}: ${text}`);
  return body as Body;
}
