import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addAppointment, openDay } from './appointments.ts';
import { addClient } from './clients.ts';
import { close } from './commissions.ts';
import { addLink, agendaOf, block, button, enter, goToDay, sheet } from './portal.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

test.use(phone);

/** A new salon is closed on Sundays. */
const closedSunday = Temporal.PlainDate.from(openDay)
  .add({ days: 7 - Temporal.PlainDate.from(openDay).dayOfWeek })
  .toString();
const lastWeek = Temporal.Now.plainDateISO('America/Sao_Paulo').subtract({ days: 7 });

type Given = { client_id: string; professional_id: string; date: string; start_time: string };

/** Pending, each service by whom it names. */
async function book(page: Page, given: Given, services: { service_id: string; professional_id: string | null }[]) {
  const plain = { unit_price: 10_000, duration_minutes: 60, commission_percent: null, commission_amount: null };
  const lines = services.map((service) => ({ ...plain, ...service, products_used: [] }));
  const appointment = { ...given, status: 'pendente', payment_method: null, discount_value: 0, lines };
  const answer = await page.request.post('/api/agenda/appointments', { data: { id: randomUUID(), appointment } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('what a professional cannot change says why: a colleague’s, one of several services, and a closed period', async ({
  page,
  salon: _,
}) => {
  const link = await addLink(page.context());
  const { id: rafael } = await addProfessional(page, { nome: 'Rafael Nogueira' });
  await addDefaultCategories(page);
  const { id: cut } = await addService(page);
  const { id: colour } = await addService(page, { name: 'Coloração' });
  const [ana = '', bia = '', duda = ''] = await Promise.all(
    ['Ana Lima', 'Bia Prado', 'Duda Reis'].map(async (name, turn) => (await addClient(page, name, 11110001 + turn)).id),
  );
  const at = (client_id: string, professional_id = link.staff, date = openDay, start_time = '09:00') => ({
    client_id,
    professional_id,
    date,
    start_time,
  });
  const both = [
    { service_id: cut, professional_id: null },
    { service_id: colour, professional_id: link.staff },
  ];
  await book(page, at(ana, rafael), both);
  await book(page, at(bia, link.staff, openDay, '14:00'), both);
  await book(page, at(duda, link.staff, lastWeek.toString(), '10:00'), both.slice(1));
  await enter(page, link);

  await test.step('of a colleague’s appointment their own service is shown, to be read', async () => {
    await goToDay(page, openDay);
    await block(page, 'Ana Lima, Coloração, 09:00 – 11:00, Só leitura').tap();
    const read = sheet(page, 'Agendamento');
    await expect(read).toContainText('Este agendamento é de outro profissional: aqui você só o consulta.');
    await expect(read).not.toContainText('Corte feminino');
    await expect(button(page, 'Salvar')).toHaveCount(0);
    await expect(button(page, 'Cancelar agendamento')).toHaveCount(0);
    await expectAccessible(page);
    await button(page, 'Fechar').last().tap();
  });

  await test.step('of several services, service and duration stay, the form says so, and the rest is changed', async () => {
    await block(page, /^Bia Prado/).tap();
    const form = sheet(page, 'Editar agendamento');
    await expect(form.getByLabel('Serviço')).toHaveAccessibleDescription(
      'Este agendamento tem mais de um serviço ou o de outro profissional: serviço e duração são alterados pelo salão.',
    );
    for (const label of ['Serviço', 'Duração']) await expect(form.getByLabel(label)).toHaveAttribute('readonly');
    await form.getByLabel('Início').fill('15:00');
    await button(page, 'Salvar').tap();
    await expect(block(page, 'Bia Prado, Corte feminino, Coloração, 15:00 – 17:00, Pendente')).toBeVisible();
  });

  await test.step('what shares its time with another is narrow, and still says in words that it was cancelled', async () => {
    const given = { professional_id: link.staff, service_id: cut, start_time: '11:00' };
    await addAppointment(page, { ...given, client_id: duda, status: 'cancelado' });
    await addAppointment(page, { ...given, client_id: ana });
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = block(page, /^Duda Reis.*Cancelado$/);
    await narrow.scrollIntoViewIfNeeded();
    for (const words of ['Cancelado', '11:00 – 12:00']) {
      await expect(narrow.getByText(words)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(phone.viewport);
  });

  await test.step('a period that is closed meanwhile closes an open form in which nobody has typed', async () => {
    await goToDay(page, lastWeek.toString());
    await block(page, /^Duda Reis/).tap();
    await expect(sheet(page, 'Editar agendamento')).toBeVisible();
    await close(page, lastWeek, lastWeek);
    const read = sheet(page, 'Agendamento');
    await expect(read).toContainText('Período de comissões fechado: não pode mais ser alterado.');
    await expect(button(page, 'Cancelar agendamento')).toHaveCount(0);
    await button(page, 'Fechar').last().tap();
  });

  await test.step('its day says so and offers nothing new; what is moved there all the same is refused', async () => {
    await expect(page.getByText('Período de comissões fechado: neste dia nada pode ser alterado.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Novo agendamento às/ })).toHaveCount(0);
    await expect(button(page, 'Novo')).toBeDisabled();
    await expect(button(page, 'Novo')).toHaveAccessibleDescription(/^Período de comissões fechado/);
    await goToDay(page, closedSunday);
    await expect(button(page, 'Novo')).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Novo agendamento às/ })).toHaveCount(0);
    await goToDay(page, openDay);
    await button(page, 'Novo').tap();
    const form = sheet(page, 'Novo agendamento');
    await form.getByLabel('Data').fill(lastWeek.toString());
    await form.getByLabel('Início').fill('12:00');
    await form.getByLabel('Cliente').fill('Eva Sá');
    await button(page, 'Salvar').tap();
    await expect(form.getByRole('alert')).toHaveText('Período de comissões fechado');
    await form.getByLabel('Data').fill(openDay);
    await button(page, 'Salvar').tap();
    await expect(agendaOf(page, openDay)).toContainText('Eva Sá');
    await block(page, /^Eva Sá/).tap();
    const moved = sheet(page, 'Editar agendamento');
    await moved.getByLabel('Data').fill(lastWeek.toString());
    await button(page, 'Salvar').tap();
    await expect(moved.getByRole('alert')).toHaveText('Período de comissões fechado');
  });
});
