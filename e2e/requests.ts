import type { Page } from '@playwright/test';
import { addAppointment } from './appointments.ts';
import { addClient } from './clients.ts';
import type { Salon } from './salon.ts';
import { addService, inDatabase } from './services.ts';

type Request = {
  name: string;
  date: string;
  start: string;
  professional?: string;
  service?: string;
  openPrice?: boolean;
};

/** As the public page makes it: an hour for one service, or for two of which one has a variable price. */
export async function addRequest(
  salon: Salon,
  { name, date, start, professional, service, openPrice = false }: Request,
) {
  await inDatabase(
    salon,
    `with made as (
       insert into appointments (user_id, client_name, client_phone, date, start_time, end_time, requires_confirmation, professional_id)
       values ($1, $2, $3, $4, $5::time, $5::time + interval '1 hour', true, $6) returning user_id, id
     ), lines as (
       insert into appointment_services (user_id, appointment_id, service_id, service_name, unit_price, duration_minutes)
       select user_id, id, $8::uuid, 'Corte feminino', 120, case when $7 then 30 else 60 end from made
     ), open as (
       insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position)
       select user_id, id, 'Penteado', 0, 30, 1 from made where $7
     )
     insert into history (user_id, actor_kind, action, entity, entity_id) select user_id, 'public', 'create', 'appointments', id from made`,
    name,
    `+55119${String(name.length).padStart(8, '1')}`,
    date,
    start,
    professional ?? null,
    openPrice,
    service ?? null,
  );
}

type Booking = { client: string; professional: string; start?: string } & Omit<
  Parameters<typeof addAppointment>[1],
  'client_id' | 'professional_id' | 'start_time' | 'service_id' | 'lines'
>;

/** Through the API, as another window would: an hour for 190,00. */
export async function bookElsewhere(page: Page, { client, professional, start = '10:00', ...booking }: Booking) {
  const { id: client_id } = await addClient(page, client, client.length);
  const { id: service_id } = await addService(page, { name: `Corte para ${client}` });
  const lines = [{ service_id, unit_price: 190_00 }];
  await addAppointment(page, { ...booking, client_id, professional_id: professional, start_time: start, lines });
}
