import type { Page } from '@playwright/test';
import { addAppointment } from './appointments.ts';
import { addClient } from './clients.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();

/** Camila has Bia today for the first half hour and Ana for the rest of the day: whatever time it is, both may come. */
export async function bookToday(page: Page, names: [ana: string, bia: string] = ['Ana Lima', 'Bia Prado']) {
  await addDefaultCategories(page);
  const [{ id: professional_id }, { id: service_id }, bia, ana] = await Promise.all([
    addProfessional(page),
    addService(page),
    addClient(page, names[1], 11110000),
    addClient(page, names[0], 11110001),
  ]);
  const given = { professional_id, date: today };
  const line = (duration_minutes: number) => ({ lines: [{ service_id, duration_minutes }] });
  await addAppointment(page, { ...given, client_id: bia.id, start_time: '00:00', ...line(30) });
  const visit = await addAppointment(page, { ...given, client_id: ana.id, start_time: '00:30', ...line(23.5 * 60) });
  return { professional_id, service_id, bia, visit };
}
