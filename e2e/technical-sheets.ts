import type { Page } from '@playwright/test';
import { addAppointment } from './appointments.ts';
import { addClient } from './clients.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

/** The visits of a client with their sheets. */
const visitsOf = (page: Page) => page.getByRole('list', { name: 'Ficha técnica por visita' });

/** A client with a visit that is done and one that is to come, made through the API. */
export async function colouredClient(page: Page) {
  const client = await addClient(page, 'Patrícia Moura', 99_842_331);
  await addDefaultCategories(page);
  const service = await addService(page, { name: 'Coloração raiz' });
  const { id: professional_id } = await addProfessional(page, { nome: 'Helena Prado' });
  const given = { client_id: client.id, service_id: service.id, professional_id };
  await addAppointment(page, { ...given, status: 'finalizado' });
  const next = await addAppointment(page, given);
  return { ...client, professional_id, next };
}

export async function openSheets(page: Page, clientId: string) {
  await page.goto(`/clientes/${clientId}?aba=ficha`);
  return visitsOf(page);
}
