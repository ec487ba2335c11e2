import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { addAppointment } from './appointments.ts';
import { today } from './cashier.ts';
import { addClient } from './clients.ts';
import { addDefaultCategories, addService } from './services.ts';

/** A client who came every three weeks on this weekday at ten, with today's visit still to be paid; the salon is open every day. */
export async function bookHabit(
  page: Page,
  { service = 'Escova', client = 'Isabela Tavares', phone = 11112222 } = {},
): Promise<{ id: string; next: Temporal.PlainDate }> {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: service });
  const { id: client_id } = await addClient(page, client, phone);
  const { rows } = await call(page, 'get', 'team');
  const owner = rows.find(({ funcao }: { funcao: string }) => funcao === 'Proprietária');
  const days = Array.from({ length: 7 }, (_, weekday) => ({
    ...{ weekday, is_open: true, open_time: '08:00', close_time: '20:00' },
  }));
  await call(page, 'put', 'agenda/hours', { days });
  const visit = (ago: number, status: string) =>
    addAppointment(page, {
      ...{ client_id, service_id, professional_id: owner.id, start_time: '10:00', status },
      date: today().subtract({ days: ago }).toString(),
    });
  await visit(42, 'finalizado');
  await visit(21, 'finalizado');
  const { id } = await visit(0, 'pendente');
  return { id, next: today().add({ days: 21 }) };
}
