// Salons of the portal's bench: signed up over HTTP, their rows put into the database directly.
import pg from 'pg';
import { signUp } from './cashier-salon.ts';

export type Rita = { url: string; adminUrl: string; link: { token: string; pin: string } };

/** Of one professional: four appointments on each of 250 days until today, of which today's are still to come, and an advance a month. */
const [DAYS, A_DAY] = [250, 4];

/** Rita among so many colleagues who work as much as she does, with a link of the portal. */
export async function ritaAmong(url: string, adminUrl: string, colleagues: number): Promise<Rita> {
  const { owner, cookie } = await signUp(url, `among${colleagues}`);
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    await admin.query(`select set_config('app.user_id', $1, false)`, [owner]);
    await admin.query(
      `insert into staff (user_id, nome, funcao, comissao_percentual)
       select $1, case i when 0 then 'Rita' else 'Profissional ' || i end, 'Cabeleireira', 40 from generate_series(0, $2) as i`,
      [owner, colleagues],
    );
    await admin.query(
      `insert into clients (user_id, name) select $1, 'Cliente ' || i from generate_series(1, 500) as i`,
      [owner],
    );
    await admin.query(
      `insert into appointments (user_id, client_id, client_name, professional_id, professional_name, date, start_time, end_time, status,
         payment_method, service_revenue_price)
       select $1, client.id, client.name, staff.id, staff.nome, current_date - day, time '09:00' + slot * interval '2 hours',
         time '10:00' + slot * interval '2 hours', case day when 0 then 'pendente' else 'finalizado' end, case day when 0 then null else 'PIX' end, 120
       from staff cross join generate_series(0, ${DAYS - 1}) as day cross join generate_series(0, ${A_DAY - 1}) as slot
         join (select id, name, row_number() over (order by id) as place from clients where user_id = $1) as client
           on place = 1 + (day * 7 + slot) % 500
       where staff.user_id = $1 and funcao = 'Cabeleireira'`,
      [owner],
    );
    await admin.query(
      `insert into appointment_services (user_id, appointment_id, service_name, category, unit_price, duration_minutes, professional_id,
         commission_percent, commission_amount)
       select user_id, id, 'Corte', 'Cabelo', 120, 60, professional_id, case status when 'finalizado' then 40 end,
         case status when 'finalizado' then 48 end
       from appointments where user_id = $1`,
      [owner],
    );
    await admin.query(
      `insert into commission_advances (user_id, staff_id, amount, effective_date)
       select $1, id, 500, current_date - month * 30 from staff cross join generate_series(0, 7) as month where user_id = $1`,
      [owner],
    );
    await admin.query('vacuum analyze');
    const { rows } = await admin.query<{ id: string }>(`select id from staff where user_id = $1 and nome = 'Rita'`, [
      owner,
    ]);
    const answer = await fetch(`${url}/api/portal/access/${rows[0]?.id}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ pin: '271828' }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return { url, adminUrl, link: (await answer.json()) as Rita['link'] };
  } finally {
    await admin.end();
  }
}
