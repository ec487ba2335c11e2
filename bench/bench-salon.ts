// A salon that takes bookings, put into the database directly: two professionals, a service of half an hour, and so many appointments.
import type pg from 'pg';

export type BenchSalon = { id: string; service: string; professionals: string[] };

/** The month that is looked at has 160 appointments, however many there are before it. */
export async function addBenchSalon(
  admin: pg.Client,
  name: string,
  { month, earlier }: { month: string; earlier: number },
): Promise<BenchSalon> {
  const said = { business_name: name, country: 'BR', language: 'pt', timezone: 'America/Sao_Paulo', color: '#fbcfe8' };
  const { rows } = await admin.query<{ id: string }>(
    'insert into auth.users (name, email, sign_up) values ($1, $2, $3) returning id',
    [name, `${name}@example.com`, JSON.stringify(said)],
  );
  const id = rows[0]?.id ?? '';
  const one = async (sql: string) => (await admin.query<{ id: string }>(sql)).rows[0]?.id ?? '';
  await admin.query(`insert into staff (user_id, nome, funcao) values ('${id}', 'Rita', 'Cabeleireira')`);
  const staff = await admin.query<{ id: string }>(`select id from staff where user_id = '${id}' order by nome`);
  const service = await one(
    `insert into services (user_id, name, category, duration_minutes) values ('${id}', 'Escova', 'Cabelo', 30) returning id`,
  );
  const booked = (days: string) => `
    insert into appointments (user_id, client_name, professional_id, professional_name, date, start_time, end_time)
    select '${id}', 'Ana', staff.id, staff.nome, day, slot, slot + interval '30 minutes'
    from staff, ${days} as day, unnest(array['10:00', '11:30', '14:00', '16:30']::time[]) as slot
    where staff.user_id = '${id}'`;
  await admin.query(booked(`(select '${month}'::date + i as day from generate_series(0, 19) as i)`));
  const days = `(select '${month}'::date - i as day from generate_series(1, ${Math.ceil(earlier / 8)}) as i)`;
  if (earlier > 0) await admin.query(booked(days));
  return { id, service, professionals: staff.rows.map((row) => row.id) };
}
