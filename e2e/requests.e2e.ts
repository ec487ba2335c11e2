import { confirmed, contains, dialog, status } from './parts.ts';
import { addRequest, bookElsewhere } from './requests.ts';
import { expect, test } from './salon.ts';
import { addDefaultCategories, addService, inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
const date = today.add({ days: 3 }).toString();

test('requests arrive in an open list, and are approved, undone or refused', async ({ page, salon }) => {
  const { id: camila } = await addProfessional(page);
  await addDefaultCategories(page);
  await bookElsewhere(page, { client: 'Rosa Dias', professional: camila, date, start: '15:00' });
  await page.goto('/agenda/pendentes');
  await expect(page.getByText('Nenhum agendamento aguardando aprovação')).toBeVisible();

  await addRequest(salon, { name: 'Lorena Batista', date, start: '09:00' });
  await addRequest(salon, { name: 'Mirela Tavares', date, start: '15:30' });
  await addRequest(salon, { name: 'Enzo Teixeira', date, start: '18:00', professional: camila });
  const request = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const tab = page.getByRole('navigation', { name: 'Agenda' }).getByRole('link', { name: /Aguardando Aprovação/ });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(request('Enzo Teixeira')).toBeVisible();
  await expect(tab).toContainText('3');
  await expect(menu.getByRole('link', { name: /^Agenda/ })).toContainText('3 pedidos aguardando aprovação');

  const lorena = request('Lorena Batista');
  await contains(lorena, 'Sem profissional', 'Corte feminino 1hR$ 120,00');
  await expect(lorena.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/55119/);
  await lorena.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(lorena.getByText('Selecione um profissional para aprovar este agendamento.')).toBeVisible();
  await lorena.getByLabel('Profissional para Lorena Batista').selectOption('Camila Rocha');
  await confirmed(lorena.getByRole('button', { name: /^Aprovar/ }), 'Agendamento aprovado com sucesso!');
  await expect(lorena).toHaveCount(0);
  await expect(tab).toContainText('2');

  // It is taken back from the banner, and once that is gone from the page.
  const said = (text: string) => status(page, text);
  for (const undo of ['Desfazer', 'Desfazer aprovação']) {
    await page.getByRole('button', { name: undo, exact: true }).click();
    await expect(said('Aprovação desfeita! O pedido voltou a aguardar.')).toBeVisible();
    await expect(lorena).toContainText('Sem profissional');
    await expect(tab).toContainText('3');
    await lorena.getByLabel('Profissional para Lorena Batista').selectOption('Camila Rocha');
    await lorena.getByRole('button', { name: /^Aprovar/ }).click();
    await expect(page.getByText('Aprovado agora: Lorena Batista')).toBeVisible();
    await expect(lorena).toHaveCount(0);
  }

  await request('Mirela Tavares').getByRole('combobox').selectOption('Camila Rocha');
  await request('Mirela Tavares')
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await expect(
    page.getByText(
      '⚠️ Aviso: Este agendamento conflita com outro horário para Camila Rocha. Agendamento aprovado mesmo assim.',
    ),
  ).toBeVisible();
  await expect(request('Mirela Tavares')).toHaveCount(0);

  // Who comes second is told who was faster, also with an undo.
  const enzo = request('Enzo Teixeira');
  await page.route('**/api/agenda/appointments/*/approve', async (route) => {
    await page.request.post(route.request().url(), { data: {} });
    await route.continue();
  });
  await enzo.getByRole('button', { name: /^Aprovar/ }).click();
  const alert = page.getByRole('alert');
  await expect(alert.filter({ hasText: /^Este pedido já foi aprovado por Studio Jasmim em \d/ })).toBeVisible();
  await page.unroute('**/api/agenda/appointments/*/approve');
  await expect(enzo).toHaveCount(0);
  await inDatabase(salon, `update appointments set discount_value = 1 where user_id = $1 and start_time = '15:30'`);
  await page.getByRole('button', { name: 'Desfazer aprovação' }).click();
  await expect(
    alert.filter({ hasText: 'A aprovação não foi desfeita: este agendamento já mudou depois dela.' }),
  ).toBeVisible();
  await addRequest(salon, { name: 'Enzo Tavares', date, start: '20:00', professional: camila });

  const other = request('Enzo Tavares');
  await other.getByRole('button', { name: /^Recusar/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(other).toBeVisible();
  await other.getByRole('button', { name: /^Recusar/ }).click();
  await question.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByText('Nenhum agendamento aguardando aprovação')).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Agenda/ })).not.toContainText('pedido');
  await page.getByRole('link', { name: 'Voltar para a agenda' }).click();
  await expect(page).toHaveURL(/\/agenda\/dia/);
});

test('in the agenda a request is given somebody, from its card and in the sheet', async ({ page, salon }) => {
  const { id: camila } = await addProfessional(page);
  await addDefaultCategories(page);
  await bookElsewhere(page, { client: 'Rosa Dias', professional: camila, date, start: '09:00' });
  await addRequest(salon, { name: 'Lorena Batista', date, start: '09:00' });
  await addRequest(salon, { name: 'Mirela Dias', date, start: '15:30' });
  await addRequest(salon, { name: 'Enzo Teixeira', date, start: '18:00', openPrice: true });
  await page.goto(`/agenda/dia?data=${date}`);
  const card = (name: RegExp) => page.getByRole('main').getByRole('button', { name });

  // The page says who is busy at that time, and the focus stays in it.
  await page.getByRole('button', { name: 'Aprovar Lorena Batista' }).click();
  await expect(page.getByRole('menuitem', { name: /Camila Rocha/ })).toContainText(
    'com outro compromisso neste horário',
  );
  await confirmed(page.getByRole('menuitem', { name: 'Studio Jasmim' }), 'Agendamento aprovado com sucesso!');
  const approved = card(/, Lorena Batista, .*Studio Jasmim, Pendente/);
  await expect(approved).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  // In the sheet the field is asked for, and what was approved has its commission.
  await card(/, Mirela Dias/)
    .first()
    .click();
  const sheet = dialog(page, 'Editar Agendamento');
  const professional = sheet.getByLabel('Profissional', { exact: true });
  await sheet.getByRole('button', { name: 'Aprovar Mirela Dias' }).click();
  await expect(professional).toBeFocused();
  await expect(professional).toHaveAccessibleDescription(/Selecione um profissional para aprovar este agendamento\./);
  await professional.selectOption('Camila Rocha');
  await sheet.getByRole('button', { name: 'Aprovar Mirela Dias' }).click();
  await expect(sheet).toBeHidden();
  await card(/, Mirela Dias, .*Camila Rocha, Pendente/).click();
  await expect(sheet).toContainText('Comissão 40%, R$ 48,00');
  await expect(sheet.locator('dl').first()).toHaveText('Cliente pagaR$ 120,00Valor líquidoR$ 72,00');
  await page.keyboard.press('Escape');

  // One open price leaves the sum open; the answer leads on to what is left.
  await page.goto('/agenda/pendentes');
  const enzo = page.getByRole('listitem').filter({ hasText: 'Enzo Teixeira' }).first();
  await contains(enzo, /Penteado 30\s?minPreço a confirmar/, 'TotalA confirmar');
  await enzo.getByLabel('Profissional para Enzo Teixeira').selectOption('Camila Rocha');
  await enzo.getByRole('button', { name: 'Aprovar Enzo Teixeira' }).press('Enter');
  await expect(page.getByText('Nenhum agendamento aguardando aprovação')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar para a agenda' })).toBeFocused();
});

test('whoever does not do what was asked for is marked, and may be approved all the same', async ({ page, salon }) => {
  const { id: staff_id } = await addProfessional(page);
  await addProfessional(page, { nome: 'Rafael Nogueira' });
  await addDefaultCategories(page);
  const doers = [{ staff_id, price: null, duration_minutes: null, commission_percent: null }];
  const { id: service } = await addService(page, { name: 'Coloração raiz', done_by_all: false, doers });
  await addRequest(salon, { name: 'Lorena Batista', date, start: '09:00', service });
  await addRequest(salon, { name: 'Mirela Dias', date, start: '11:00', service });
  await page.goto('/agenda/pendentes');
  const choice = page.getByLabel('Profissional para Lorena Batista');
  await expect(choice.locator('optgroup[label="Não fazem este serviço"] > option')).toHaveText([
    'Rafael Nogueira',
    'Studio Jasmim',
  ]);
  await choice.selectOption('Rafael Nogueira');
  await page.getByRole('button', { name: 'Aprovar Lorena Batista' }).click();
  await expect(status(page, 'Agendamento aprovado, mas Rafael Nogueira não faz Coloração raiz.')).toBeVisible();

  await page.goto(`/agenda/dia?data=${date}`);
  await page.getByRole('button', { name: 'Aprovar Mirela Dias' }).click();
  await expect(page.getByRole('menuitem', { name: /Rafael Nogueira/ })).toContainText('não faz este serviço');
  await confirmed(
    page.getByRole('menuitem', { name: 'Camila Rocha', exact: true }),
    'Agendamento aprovado com sucesso!',
  );
});
