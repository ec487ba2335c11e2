import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { addAppointment } from './appointments.ts';
import { today } from './cashier.ts';
import { addClient } from './clients.ts';
import { addDefaultCategories, addService } from './services.ts';

type Owing = { name: string; phone: number; daysAgo: readonly number[] };

/** Finalised visits of 100,00 each that are paid later; answers the ids of the clients. */
export async function owe(page: Page, debtors: readonly Owing[]) {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: 'Escova' });
  const { rows } = await call(page, 'get', 'team');
  const made: { client_id: string; appointments: string[] }[] = [];
  for (const { name, phone, daysAgo } of debtors) {
    const { id: client_id } = await addClient(page, name, phone);
    const appointments: string[] = [];
    for (const days of daysAgo) {
      const date = today().subtract({ days }).toString();
      const start_time = `${String(7 + made.length * 2 + appointments.length).padStart(2, '0')}:00`;
      const { id, version } = await addAppointment(page, {
        ...{ client_id, service_id, professional_id: rows[0].id, date, start_time },
      });
      const payments = [{ method: 'Mensalista (a receber)', amount: 10_000 }];
      const data = { version, sale_version: null, sale: null, payments };
      await call(page, 'post', `cashier/appointments/${id}/finish`, data);
      appointments.push(id);
    }
    made.push({ client_id, appointments });
  }
  return made;
}
