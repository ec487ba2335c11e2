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
  if (row.status === 'finalizado') await payAppointment(admin, id);
  return id;
}

/** One payment for all of it, as finalising writes it. */
export async function payAppointment(admin: TestServer['admin'], id: string): Promise<void> {
  await admin.query(
    `insert into payments (user_id, appointment_id, day, method, amount, received_at)
     select user_id, id, date, payment_method, greatest(coalesce((select sum(unit_price) from appointment_services as line
         where line.appointment_id = appointments.id), service_revenue_price) - discount_value, 0),
       case when payment_method <> 'Mensalista (a receber)' then now() end
     from appointments where id = $1`,
    [id],
  );
}
