import { call } from './api.ts';
import type { BookableSalon } from './booking.ts';
import { inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

/** Bia Torres joins Camila. Only Bia does nails, only Camila highlights; a cut costs more with Camila and takes less; a blow-dry has a pause. */
export async function divideWork(salon: BookableSalon): Promise<string> {
  const { owner: request, form, camila } = salon;
  const { id: bia } = await addProfessional({ request }, { nome: 'Bia Torres' });
  await inDatabase(
    form,
    `with limited as (update services set done_by_all = false where user_id = $1 and name in ('Manicure', 'Luzes') returning id, name),
      paused as (update services set parts = '{15,15,15}', cleanup_minutes = 15 where user_id = $1 and name = 'Escova'),
      gone as (update staff set ativo = false where user_id = $1 and id not in ('${camila}', '${bia}'))
    insert into staff_services (user_id, service_id, staff_id, price, duration_minutes)
      select $1::uuid, id, case name when 'Luzes' then '${camila}'::uuid else '${bia}' end, null::numeric, null::integer from limited
      union all select $1::uuid, id, '${camila}', 150, 45 from services where user_id = $1 and name = 'Corte feminino'`,
  );
  // What the program itself has changed is announced: the kept page is dropped.
  await call({ request }, 'post', 'services/categories', { name: 'Anunciada' });
  return bia;
}
