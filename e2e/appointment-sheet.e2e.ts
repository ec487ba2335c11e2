import type { Route } from '@playwright/test';
import { addAppointment, doneDay, openDay, pick, professional, service } from './appointments.ts';
import { addClient } from './clients.ts';
import { button, confirmed, dialog, said } from './parts.ts';
import { addInternal, buy } from './products.ts';
import { call, expect, expectAccessible, failing, test } from './salon.ts';
import { addDefaultCategories, addService, inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

test('an appointment is made with a new client, several services and a product', async ({ page }) => {
  const powder = await addInternal(page, { name: 'Pó descolorante', base_unit: 'g', existing_stock: 0 });
  await buy(page, powder.id, { quantity_purchased: 1, unit_cost: 25_200 });
  await addDefaultCategories(page);
  await addService(page, { name: 'Luzes', price: 42_000, duration_minutes: 135, product_ids: [powder.id] });
  await addService(page, { name: 'Escova', price: 8_000, duration_minutes: 45 });
  await addProfessional(page);
  await addClient(page, 'Bia Prado', 11110000);

  // All that is missing is said at once, and the first of it has the focus.
  await page.goto(`/agenda/dia?data=${openDay}`);
  await button(page, 'Novo Agendamento').click();
  const sheet = dialog(page, 'Novo Agendamento');
  const [client, start] = [sheet.getByLabel('Cliente', { exact: true }), sheet.getByLabel('Início')];
  await sheet.getByRole('radio', { name: 'Finalizado' }).click();
  await button(sheet, 'Salvar').click();
  await expect(client).toBeFocused();
  await said(client, 'Selecione um cliente na lista ou crie um novo');
  await said(start, 'Horário de início é obrigatório');
  await said(professional(sheet), 'Profissional é obrigatório');
  await said(service(sheet, 1), 'Serviço 1: Selecione um serviço');
  await said(sheet.getByLabel('Forma de pagamento'), 'Forma de pagamento é obrigatória para agendamentos finalizados');
  await sheet.getByRole('radio', { name: 'Pendente' }).click();
  await said(sheet.getByLabel('Forma de pagamento'), '$');

  // The browser's Back asks before what was typed is lost.
  await start.fill('10:00');
  await page.goBack();
  await button(page, 'Continuar editando').click();
  await expect(start).toHaveValue('10:00');
  await start.fill('');

  // A typed name is nobody yet; a phone belongs to one client.
  await client.fill('isabela TAVARES da silva');
  await client.press('Tab');
  await button(sheet, 'Salvar').click();
  await said(client, 'Você digitou um novo cliente. Clique em "Criar e selecionar"');
  await client.click();
  await page.getByRole('option', { name: 'Novo cliente: isabela TAVARES da silva' }).click();
  const [name, phone] = [sheet.getByLabel('Nome'), sheet.getByLabel('Telefone', { exact: false }).last()];
  await expect(name).toHaveValue('Isabela Tavares da Silva');
  await name.fill('');
  await button(sheet, 'Criar e selecionar').click();
  await said(name, 'Informe o nome do novo cliente.');
  await name.fill('isabela TAVARES da silva');
  await phone.fill('11 91111-0000');
  await phone.press('Enter');
  await said(phone, 'Já existe um cliente cadastrado com este telefone: Bia Prado');
  await phone.fill('11 98214-5570');
  await button(sheet, 'Criar e selecionar').click();
  const chosen = sheet.getByRole('region', { name: 'Cliente' });
  await expect(chosen).toContainText('Isabela Tavares da Silva');
  await expect(chosen.getByRole('link')).toHaveAttribute('href', 'https://wa.me/5511982145570');

  // Percentage and amount follow each other; the day's free times fill the start.
  await professional(sheet).selectOption('Camila Rocha');
  await pick(page, service(sheet, 1), 'luz', 'Luzes');
  await sheet.getByLabel('Preço').fill('1420');
  // All of a price is to be read.
  expect(await sheet.getByLabel('Preço').evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await sheet.getByLabel('Preço').fill('420');
  await button(sheet, 'Comissão 40%, R$ 168,00, nenhum produto').click();
  const [percent, amount] = [sheet.getByLabel('Comissão (%)'), sheet.getByLabel('Comissão (valor)')];
  await expect(percent).toHaveValue('40');
  await expect(amount).toHaveValue('168,00');
  await amount.fill('100');
  await expect(percent).toHaveValue('23,81');
  await percent.fill('40');
  await expect(amount).toHaveValue('168,00');
  await button(sheet, '09:30').click();
  await expect(start).toHaveValue('09:30');
  await expect(sheet.getByText('2h 15min, até 11:45')).toBeVisible();
  await sheet.getByLabel('Quantidade de Pó descolorante').fill('60');
  await button(sheet, 'Adicionar serviço').click();
  await pick(page, service(sheet, 2), 'esc', 'Escova');
  await expect(sheet.getByText('3h, até 12:30')).toBeVisible();
  await sheet.getByLabel('Duração (min)').last().fill('0');
  await button(sheet, 'Comissão 40%, R$ 32,00, nenhum produto').click();
  await percent.last().fill('140');
  await button(sheet, 'Comissão e produtos').last().click();
  await sheet.getByLabel('Desconto').fill('20');
  await button(sheet, 'Salvar').click();
  await said(sheet.getByLabel('Duração (min)').last(), 'Serviço 2: Duração deve ser maior que zero');
  await said(percent.last(), 'Comissão inválida');
  await percent.last().fill('40');
  await sheet.getByLabel('Duração (min)').last().fill('45');
  await expect(sheet.locator('dl')).toHaveText([
    'Cliente pagaR$ 480,00Valor líquidoR$ 263,20',
    'Serviços500,00Desconto− 20,00Produtos− 16,80Comissões− 200,00',
  ]);
  await confirmed(button(sheet, 'Salvar'), 'Agendamento criado com sucesso!');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /, Isabela Tavares da Silva/ })).toBeVisible();
});

test('finalised it takes its products and its time, and deleted it gives all back', async ({ page }) => {
  const powder = await addInternal(page, { name: 'Pó descolorante', existing_stock: 1 });
  const stock = async () => (await call(page, 'get', 'products/search?type=any'))[0].stock_quantity_base;
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { product_ids: [powder.id] });
  const { id: professional_id } = await addProfessional(page);
  const { id: client_id } = await addClient(page, 'Isabela Tavares', 11110001);
  await addClient(page, 'Bia Prado', 11110000);
  await addAppointment(page, { client_id, professional_id, service_id, date: doneDay });
  await page.goto(`/agenda/dia?data=${doneDay}`);
  const card = page.getByRole('button', { name: /, Isabela Tavares/ });
  await card.click();
  const editing = dialog(page, 'Editar Agendamento');
  await button(editing, 'Sem comissão, nenhum produto').click();
  await editing.getByLabel('Quantidade de Pó descolorante').fill('960,5');
  await editing.getByRole('radio', { name: 'Finalizado' }).click();
  await editing.getByLabel('Forma de pagamento').selectOption('PIX');
  await confirmed(button(editing, 'Salvar'), 'Atenção: o estoque de Pó descolorante ficou negativo.');
  expect(await stock()).toBe(-60.5);

  // Whoever is the only one found is meant when the field is left; the time is taken until another is picked.
  await button(page, 'Novo Agendamento').click();
  const sheet = dialog(page, 'Novo Agendamento');
  const start = sheet.getByLabel('Início');
  await sheet.getByLabel('Cliente', { exact: true }).fill('bia');
  await start.fill('930');
  await expect(sheet.getByRole('region', { name: 'Cliente' })).toContainText('Bia Prado');
  await professional(sheet).selectOption('Camila Rocha');
  await pick(page, service(sheet, 1), 'corte', 'Corte feminino');
  await button(sheet, 'Salvar').click();
  await said(start, 'Conflito de horário detectado para Camila Rocha. Escolha outro horário ou profissional.');
  await expect(start).toBeFocused();
  await start.fill('10:00');
  await button(sheet, 'Salvar').click();
  await expect(sheet).toBeHidden();

  // Deleted, it gives its products back.
  await card.click();
  await button(editing, 'Excluir agendamento').click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Tem certeza que deseja excluir este agendamento? Esta ação não pode ser desfeita.',
  );
  await confirmed(button(page, 'Excluir'), 'Agendamento excluído com sucesso!');
  await expect(card).toBeHidden();
  expect(await stock()).toBe(900);
});

test('nothing typed is lost: failures, other windows, closed periods, requests', async ({ page, salon }) => {
  const { id: client_id } = await addClient(page, 'Bia Prado', 11110000);
  const { id: professional_id } = await addProfessional(page);
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page);
  await addService(page, { name: 'Escova' });
  const { id } = await addAppointment(page, { client_id, professional_id, service_id, date: doneDay });

  await page.goto(`/agenda/dia?data=${doneDay}&agendamento=${id}`);
  const sheet = dialog(page, 'Editar Agendamento');
  const discount = sheet.getByLabel('Desconto');
  const alert = sheet.getByRole('alert').filter({ hasText: /./ });
  await discount.fill('12,5');
  await failing(page, 'agenda/appointments/*');
  await button(sheet, 'Salvar').click();
  await expect(alert).toHaveText('Erro ao salvar agendamento');
  await button(sheet, 'Excluir agendamento').click();
  await button(page, 'Excluir').click();
  await expect(alert).toHaveText('Erro ao excluir agendamento');
  await page.unrouteAll();
  await expect(discount).toHaveValue('12,50');

  // Somebody else was quicker: nothing is overwritten, and the newer version comes when it is asked for.
  await inDatabase(salon, `update appointments set discount_value = 5 where user_id = $1`);
  await button(sheet, 'Salvar').click();
  await expect(alert).toContainText('Este agendamento foi alterado em outra janela.');
  await expect(discount).toHaveValue('12,50');
  await button(sheet, 'Carregar versão atual').click();
  await expect(discount).toHaveValue('5,00');
  await discount.fill('10');
  await button(sheet, 'Cancelar').click();
  await button(page, 'Continuar editando').click();

  // However quickly it is pressed again, it is sent once.
  let sent = 0;
  page.on('request', (request) => {
    sent += request.method() === 'PUT' ? 1 : 0;
  });
  await sheet.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(sheet).toBeHidden();
  expect(sent).toBe(1);

  // In a closed period nothing is finalised. A block only warns, before saving and after.
  await inDatabase(
    salon,
    `with closing as (insert into commission_closings (user_id, start_date, end_date, closed_by) values ($1, $2, $2, 'Eu')),
     block as (
       insert into staff_time_off (user_id, staff_id, starts_at, ends_at)
       select $1, id, $2::date + time '09:00', $2::date + time '10:00' from staff where nome = 'Camila Rocha' and user_id = $1
     )
     insert into appointments (user_id, client_name, client_phone, date, start_time, end_time, requires_confirmation)
     values ($1, 'Larissa Monteiro', '+5511933330000', $2, '15:00', '16:00', true),
       ($1, 'Rosa Dias', '+5511933330001', $2, '17:00', '18:00', true)`,
    doneDay,
  );
  await page.reload();
  await page.getByRole('button', { name: /, Bia Prado/ }).click();
  await expect(sheet.getByText('Camila Rocha está com o horário bloqueado.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Finalizado' }).click();
  await sheet.getByLabel('Forma de pagamento').selectOption('PIX');
  await button(sheet, 'Salvar').click();
  await expect(alert).toHaveText('Período de comissões fechado');
  await sheet.getByRole('radio', { name: 'Pendente' }).click();
  await confirmed(button(sheet, 'Salvar'), 'Agendamento salvo sobre um horário bloqueado.');

  // A request without a professional is approved once it has one; another is refused.
  await page.getByRole('button', { name: /, Larissa Monteiro/ }).click();
  await expect(sheet.getByLabel('Nome')).toHaveValue('Larissa Monteiro');
  await professional(sheet).selectOption('Camila Rocha');
  await confirmed(button(sheet, 'Aprovar Larissa Monteiro'), 'Agendamento aprovado com sucesso!');
  await page
    .getByRole('button', { name: /, Rosa Dias/ })
    .first()
    .click();
  await button(sheet, 'Recusar Rosa Dias').click();
  await confirmed(button(page.getByRole('alertdialog'), 'Recusar'), 'Agendamento recusado!');
  await expect(sheet).toBeHidden();

  // Products that cannot be suggested stop nothing; a service that is gone stops the save, and says which part of it.
  await failing(page, 'agenda/services/*/products');
  await page.goto(`/agenda/dia?data=${doneDay}&agendamento=${id}`);
  await button(sheet, 'Sem comissão, nenhum produto').click();
  await expect(
    sheet.getByText('Erro ao carregar produtos sugeridos: falha inesperada no servidor; tente de novo em instantes', {
      exact: true,
    }),
  ).toBeVisible();
  await pick(page, service(sheet, 1), 'esc', 'Escova');
  await inDatabase(salon, `delete from services where user_id = $1 and name = 'Escova'`);
  await button(sheet, 'Salvar').click();
  await expect(alert.filter({ hasText: 'Erro ao atualizar serviços: um dos serviços não existe mais.' })).toBeVisible();

  // A client who is gone is told beside the field.
  await addClient(page, 'Caio Lima', 22220000);
  await page.goto(`/agenda/dia?data=${doneDay}&novo=`);
  const newSheet = dialog(page, 'Novo Agendamento');
  const client = newSheet.getByLabel('Cliente', { exact: true });
  await pick(page, client, 'caio', 'Caio Lima');
  await newSheet.getByLabel('Início').fill('15:00');
  await professional(newSheet).selectOption('Camila Rocha');
  await pick(page, service(newSheet, 1), 'corte', 'Corte feminino');
  await inDatabase(salon, `delete from clients where user_id = $1 and name = 'Caio Lima'`);
  await button(newSheet, 'Salvar').click();
  await expect(button(newSheet, 'Trocar')).toBeFocused();
  await said(button(newSheet, 'Trocar'), 'Cliente não encontrado: escolha outro ou crie um novo');
  await expectAccessible(page);
  await expect(newSheet.getByLabel('Início')).toHaveValue('15:00');

  await page.goto(`/agenda/dia?agendamento=00000000-0000-4000-8000-000000000000`);
  await expect(sheet.getByText('Agendamento não encontrado')).toBeVisible();
});

test('what finalising wrote follows the discount until somebody types over it', async ({ page }) => {
  await addDefaultCategories(page);
  const lights = await addService(page, { name: 'Luzes', price: 42_000, commission_percent: 25 });
  const camila = await addProfessional(page);
  const bia = await addClient(page, 'Bia Prado', 11110000);
  const given = { client_id: bia.id, professional_id: camila.id, service_id: lights.id };
  const { id } = await addAppointment(page, { ...given, status: 'finalizado' });
  const sheet = dialog(page, 'Editar Agendamento');

  await page.goto(`/agenda/dia?data=${doneDay}&agendamento=${id}`);
  await button(sheet, 'Comissão 25%, R$ 25,00, nenhum produto').click();
  const [percent, amount] = [sheet.getByLabel('Comissão (%)'), sheet.getByLabel('Comissão (valor)')];
  const notice = sheet.getByText('Calculada ao finalizar, sobre o valor com desconto.');
  await expect(notice).toBeVisible();
  await sheet.getByLabel('Desconto').fill('40');
  await expect(amount).toHaveValue('15,00');
  await expect(percent).toHaveValue('25');
  await expectAccessible(page);
  await button(sheet, 'Salvar').click();
  await expect(sheet).toBeHidden();

  await page.goto(`/agenda/dia?data=${doneDay}&agendamento=${id}`);
  await button(sheet, 'Comissão 25%, R$ 15,00, nenhum produto').click();
  await sheet.getByRole('radio', { name: 'Pendente' }).click();
  await expect(amount).toHaveValue('');
  await sheet.getByRole('radio', { name: 'Finalizado' }).click();
  await expect(amount).toHaveValue('15,00');
  await percent.fill('10');
  await expect(amount).toHaveValue('10,00');
  await expect(notice).toBeHidden();
  await button(sheet, 'Salvar').click();
  await expect(sheet).toBeHidden();

  // A new line takes the service's percentage before the professional's, and none with the owner.
  await page.goto(`/agenda/dia?data=${doneDay}&agendamento=${id}`);
  await expect(button(sheet, 'Comissão 10%, R$ 10,00, nenhum produto')).toBeVisible();
  await button(sheet, 'Adicionar serviço').click();
  await pick(page, service(sheet, 2), 'luz', 'Luzes');
  await button(sheet, 'Comissão 25%, R$ 105,00, nenhum produto').click();
  await expect(percent).toHaveValue('25');
  const { rows } = await call(page, 'get', 'team');
  const owner = rows.find(({ funcao }: { funcao: string }) => funcao === 'Proprietária');
  await sheet.getByLabel('Profissional do serviço').selectOption(owner.id);
  await expect(sheet.getByText('A proprietária não recebe comissão.')).toBeVisible();
  await expect(percent).toBeHidden();
  await expectAccessible(page);
  await button(sheet, 'Comissão e produtos').click();
  await expect(button(sheet, 'Sem comissão, nenhum produto')).toBeVisible();
});

test('what is read later moves nothing in the sheet of an appointment', async ({ page }) => {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: 'Corte' });
  const { id: client_id } = await addClient(page, 'Bia Prado', 11110000);
  const { id: professional_id } = await addProfessional(page);
  const { id } = await addAppointment(page, { client_id, professional_id, service_id });
  const held: Route[] = [];
  await page.route(/\/api\/(clients\/|technical-sheets)/, (route) => void held.push(route));
  await page.goto(`/agenda/dia?data=${openDay}&agendamento=${id}`);
  const sheet = dialog(page, 'Editar Agendamento');
  const choice = sheet.getByRole('radio', { name: 'Finalizado' });
  await choice.waitFor();
  await expect.poll(() => held.length).toBe(2);
  const before = await choice.boundingBox();
  for (const route of held) await route.continue();
  await expect(button(sheet, 'Preencher a ficha de Bia Prado')).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Cliente' })).toContainText('visita');
  expect(await choice.boundingBox()).toEqual(before);
});
