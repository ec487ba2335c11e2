import { addAppointment, openDay } from './appointments.ts';
import { addClient } from './clients.ts';
import { alert, button, confirmed, dialog, pressEscape, status } from './parts.ts';
import { addLink, agendaOf, block, enter, goToDay, shownDay } from './portal.ts';
import { addRequest } from './requests.ts';
import { call, expect, expectAccessible, failing, losingAnswer, test } from './salon.ts';
import { addDefaultCategories, addService, inDatabase } from './services.ts';

test('a professional books, changes and cancels, and reads what is not theirs to change', async ({ page, salon }) => {
  const link = await addLink(page.context());
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page);
  const { id: client_id } = await addClient(page, 'Ana Lima', 11110001);
  const given = { client_id, service_id, professional_id: link.staff };
  await addAppointment(page, { ...given, start_time: '14:00', status: 'finalizado' });
  // An earlier version let it lie ahead.
  await inDatabase(salon, 'update appointments set date = $2 where user_id = $1', openDay);
  await addRequest(salon, { name: 'Larissa Monteiro', date: openDay, start: '12:00', professional: link.staff });
  const hour = { start_date: openDay, start_time: '16:00', end_date: openDay, end_time: '17:00' };
  const off = { staff_id: link.staff, ...hour, reason: 'Almoço' };
  await call(page, 'post', 'agenda/time-off', off);

  await enter(page, link);
  await test.step('yesterday, today, tomorrow and any day', async () => {
    await expect(button(page, 'Hoje')).toHaveAttribute('aria-pressed', 'true');
    for (const day of ['Amanhã', 'Ontem', 'Hoje']) {
      await button(page, day).click();
      await expect(button(page, day)).toHaveAttribute('aria-pressed', 'true');
    }
    await goToDay(page, openDay);
    await expect(button(page, 'Hoje')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the day shows what is in it, with its status in words', async () => {
    await expect(block(page, 'Ana Lima, Corte feminino, 14:00 – 15:00, Finalizado')).toBeVisible();
    await expect(block(page, /Larissa Monteiro.*Aguardando/)).toBeVisible();
    await expect(agendaOf(page, openDay)).toContainText('Almoço, bloqueado 16:00 – 17:00');
    await expect(page.getByText('2 agendamentos')).toBeVisible();
  });

  await test.step('what is missing is said, and marked', async () => {
    await button(page, 'Novo').click();
    const form = dialog(page, 'Novo agendamento');
    await expect(form.getByLabel('Cliente')).toBeFocused();
    await expect(form.getByLabel('Duração')).toHaveValue('60');
    await form.getByLabel('Duração').fill('0');
    await button(page, 'Salvar').click();
    await expect(form.getByRole('alert')).toHaveText('Preencha data, início, duração (>0) e cliente.');
    await expect(form.getByLabel('Início')).toBeFocused();
    for (const label of ['Início', 'Duração', 'Cliente']) {
      await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form.getByLabel('Início')).toHaveAccessibleDescription(/^Preencha data/);
    await page.keyboard.press('Escape');
    await button(page, 'Descartar').click();
    await expect(form).toBeHidden();
    await expect(button(page, 'Novo')).toBeFocused();
  });

  await test.step('a free time is pressed, and without a service it is called so', async () => {
    await button(page, 'Novo agendamento às 09:30').click();
    const form = dialog(page, 'Novo agendamento');
    await expect(form.getByLabel('Início')).toHaveValue('09:30');
    await expect(form).toContainText('Termina às 10:30');
    await form.getByLabel('Cliente').fill('Bia Prado');
    await page.keyboard.press('Enter');
    await expect(status(page, 'Agendamento criado!')).toBeVisible();
    await expect(block(page, 'Bia Prado, Serviço, 09:30 – 10:30, Pendente')).toBeVisible();
  });

  await test.step('what is in the way is named beside the form, and nothing typed is lost', async () => {
    await button(page, 'Novo agendamento às 10:30').click();
    const form = dialog(page, 'Novo agendamento');
    await form.getByLabel('Início').fill('10:00');
    await form.getByLabel('Cliente').fill('Duda Reis');
    await form.getByLabel('Serviço').fill('corte feminino');
    await button(page, 'Salvar').click();
    await expect(form.getByRole('alert')).toContainText(
      'Conflito de horário: você já tem um agendamento das 09:30 às 10:30.',
    );
    await expect(form.getByLabel('Cliente')).toHaveValue('Duda Reis');
    await form.getByLabel('Início').fill('10:30');
    await button(page, 'Salvar').click();
    await expect(block(page, 'Duda Reis, Corte feminino, 10:30 – 11:30, Pendente')).toBeVisible();
  });

  await test.step('it is moved to another time and another day', async () => {
    await block(page, /^Bia Prado/).click();
    const form = dialog(page, 'Editar agendamento');
    const next = Temporal.PlainDate.from(openDay).add({ days: 1 }).toString();
    await form.getByLabel('Data', { exact: true }).fill(shownDay(next));
    await form.getByLabel('Duração').fill('90');
    await confirmed(button(page, 'Salvar'), 'Agendamento salvo!');
    await expect(agendaOf(page, next)).toBeVisible();
    await expect(block(page, 'Bia Prado, Serviço, 09:30 – 11:00, Pendente')).toBeVisible();
  });

  await test.step('cancelling asks, and leaves the struck appointment there', async () => {
    await block(page, /^Bia Prado/).click();
    await button(page, 'Cancelar agendamento').click();
    const question = page.getByRole('alertdialog', { name: 'Cancelar o agendamento de Bia Prado?' });
    await expect(question.getByRole('button', { name: 'Voltar' })).toBeFocused();
    await pressEscape(question);
    await dialog(page, 'Editar agendamento').getByLabel('Situação').selectOption('Cancelado');
    await button(page, 'Salvar').click();
    await confirmed(question.getByRole('button', { name: 'Cancelar agendamento' }), 'Agendamento cancelado!');
    await expect(block(page, 'Bia Prado, Serviço, 09:30 – 11:00, Cancelado')).toContainText('Cancelado');
  });

  await test.step('what is finalised is read only, a request can be cancelled and nothing else', async () => {
    await goToDay(page, openDay);
    await block(page, /^Ana Lima/).click();
    await expect(dialog(page, 'Agendamento')).toContainText('Finalizado: não pode mais ser alterado.');
    await expect(button(page, 'Salvar')).toHaveCount(0);
    await expect(button(page, 'Cancelar agendamento')).toHaveCount(0);
    await expectAccessible(page);
    await dialog(page, 'Agendamento').getByRole('button', { name: 'Fechar' }).last().click();
    await block(page, /^Larissa Monteiro/).click();
    await expect(dialog(page, 'Agendamento')).toContainText('O salão aprova ou recusa');
    await expect(button(page, 'Salvar')).toHaveCount(0);
    await button(page, 'Cancelar agendamento').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar agendamento' }).click();
    await expect(block(page, /^Larissa Monteiro.*Cancelado$/)).toBeVisible();
  });
});

test('what fails is said in the words of the document, and nothing typed is lost', async ({ page }) => {
  const link = await addLink(page.context());
  const lift = (name: string) => page.unroute(`**/api/rpc/staff_portal_${name}`);

  // What it hears would make the page ask again by itself.
  await page.route('**/api/rpc/staff_portal_live', (route) => route.abort());
  await failing(page, 'rpc/staff_portal_appointments_list');
  await enter(page, link);
  await expect(alert(page, 'Erro ao carregar agenda')).toBeVisible();
  await expectAccessible(page);
  await lift('appointments_list');
  await button(page, 'Tentar de novo').click();
  await goToDay(page, openDay);

  await button(page, 'Novo agendamento às 09:00').click();
  const form = dialog(page, 'Novo agendamento');
  await form.getByLabel('Cliente').fill('Bia Prado');
  await failing(page, 'rpc/staff_portal_appointment_create');
  await button(page, 'Salvar').click();
  await expect(form.getByRole('alert')).toHaveText('Falha ao salvar agendamento');
  await expect(form.getByLabel('Cliente')).toHaveValue('Bia Prado');
  await lift('appointment_create');

  // The answer is lost on its way: the second try finds the first one instead of booking twice.
  await losingAnswer(page, 'rpc/staff_portal_appointment_create');
  await button(page, 'Salvar').click();
  await expect(form.getByRole('alert')).toContainText('Falha ao salvar agendamento: sem conexão.');
  await lift('appointment_create');
  await button(page, 'Salvar').click();
  await expect(block(page, /^Bia Prado/)).toHaveCount(1);

  await block(page, /^Bia Prado/).click();
  await failing(page, 'rpc/staff_portal_appointment_update');
  await button(page, 'Cancelar agendamento').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(alert(page, /^Falha ao cancelar$/)).toBeVisible();
  await lift('appointment_update');
  await page.keyboard.press('Escape');

  await failing(page, 'rpc/staff_portal_appointments_list');
  await button(page, 'Recarregar').click();
  await expect(alert(page, 'Erro ao carregar agenda')).toBeVisible();
  await expect(block(page, /^Bia Prado/), 'what is known stays').toBeVisible();
  await lift('appointments_list');

  // Without a connection everything that was seen is still there, of other days and of the other tab too, and says of when it is.
  await button(page, 'Recarregar').click();
  await expect(alert(page, 'Erro ao carregar agenda')).toBeHidden();
  await page.getByRole('tab', { name: 'Comissões' }).click();
  await expect(page.getByText('Nenhuma comissão neste período.')).toBeVisible();
  await page.context().setOffline(true);
  await expect(status(page, /^Sem conexão\. Você vê como estava às \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Agenda' }).click();
  await goToDay(page, openDay);
  await expect(block(page, /^Bia Prado/)).toBeVisible();
  await expect(status(page, /^Sem conexão\. Você vê como estava às \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Comissões' }).click();
  await expect(page.getByRole('region', { name: 'Resumo' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(status(page, 'Sem conexão.')).toBeHidden();
});

test('by keyboard alone: tabs, free times and appointments are walked and opened', async ({ page }) => {
  const link = await addLink(page.context());
  await enter(page, link);
  await goToDay(page, openDay);
  await page.getByRole('tab', { name: 'Agenda' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Comissões' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Saldo de|Extrato/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await goToDay(page, openDay);
  await button(page, 'Novo').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Novo agendamento às 09:00')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Novo agendamento às 10:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Novo agendamento').getByLabel('Cliente')).toBeFocused();
  await page.keyboard.type('bia prado');
  await page.keyboard.press('Enter');
  await expect(block(page, /^Bia Prado/)).toBeVisible();
  await block(page, /^Bia Prado/).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Editar agendamento')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(block(page, /^Bia Prado/)).toBeFocused();

  // Renamed meanwhile, they see it on the open page.
  const { rows } = await call(page, 'get', 'team');
  const { id, portal: _portal, ativo: _ativo, ...camila } = rows.find((one: { id: string }) => one.id === link.staff);
  await call(page, 'put', `team/${id}`, { ...camila, nome: 'Camila Prado' });
  await expect(page.getByRole('heading', { name: 'Camila Prado' })).toBeVisible();
  await expect(page.getByRole('tablist'), 'and go on').toBeVisible();
});
