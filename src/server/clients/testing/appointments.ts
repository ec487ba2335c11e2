import type { TestServer } from '#server/test-server.ts';

type Appointment = {
  client_id: string;
  date?: string;
  start_time?: string;
  status?: string;
  payment_method?: string | null;
  service_revenue_price?: number;
  discount_value?: number;
  lines?: [service: string, price: number][];
};

/** Puts an appointment into the salon as the agenda would; answers its id. */
export async function giveAppointment({ admin }: TestServer, owner: string, given: Appointment): Promise<string> {
  const { lines = [], ...rest } = given;
  const row = {
    user_id: owner,
    client_name: 'Ana',
    date: '2026-11-10',
    start_time: '10:00',
    status: 'finalizado',
    payment_method: 'PIX',
    ...rest,
  };
  const columns = Object.keys(row);
  const { rows } = await admin.query<{ id: string }>(
    `insert into appointments (${columns.join()}, end_time)
     values (${columns.map((_, index) => `$${index + 1}`).join()}, '${row.start_time}'::time + interval '30 minutes') returning id`,
    Object.values(row),
  );
  const id = rows[0]?.id ?? '';
  for (const [position, [service_name, unit_price]] of lines.entries()) {
    await admin.query(
      `insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position)
       values ($1, $2, $3, $4, 30, $5)`,
      [owner, id, service_name, unit_price, position],
    );
  }
  return id;
}
