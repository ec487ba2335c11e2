import type { Page } from '@playwright/test';
import { addException, SETTINGS, weekday } from './agenda-settings.ts';
import { alert, button, confirmed, dialog, question, said } from './parts.ts';
import { call, expect, failing, test } from './salon.ts';
import { addProfessional } from './team.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Salvar horários' });
const day = (page: Page, name: string) =>
  page
    .locator('form', { has: save(page) })
    .getByRole('listitem')
    .filter({ hasText: name });
const opens = (page: Page, name: string) => page.getByLabel(`Abertura de ${name.toLowerCase()}`);
const closes = (page: Page, name: string) => page.getByLabel(`Fechamento de ${name.toLowerCase()}`);

test('the hours of a new salon, and how they are changed and kept', async ({ page }) => {
  await page.goto('/agenda/configurar');

  await test.step('a new salon is closed on Sunday and Monday and open from 09:00 to 19:00 on the other days', async () => {
    await expect(day(page, 'Domingo')).toContainText('Fechado');
    await expect(day(page, 'Segunda-feira')).toContainText('Fechado');
    for (const name of ['Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado']) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
      await expect(opens(page, name)).toHaveValue('09:00');
      await expect(closes(page, name)).toHaveValue('19:00');
    }
    await expect(save(page)).toBeDisabled();
    await expect(save(page)).toHaveAccessibleDescription('Nada foi alterado.');
  });

  await test.step('opening a day sets 09:00 to 19:00, closing it clears the times, and both are kept', async () => {
    await page.getByRole('checkbox', { name: 'Domingo' }).check();
    await expect(opens(page, 'Domingo')).toHaveValue('09:00');
    await expect(closes(page, 'Domingo')).toHaveValue('19:00');
    await closes(page, 'Domingo').fill('13:00');
    await opens(page, 'Terça-feira').fill('7:30');
    await page.getByLabel('Terça-feira', { exact: true }).uncheck();
    await expect(opens(page, 'Terça-feira')).toHaveCount(0);
    await confirmed(save(page), 'Horários salvos com sucesso!');
    await page.reload();
    await expect(opens(page, 'Domingo')).toHaveValue('09:00');
    await expect(closes(page, 'Domingo')).toHaveValue('13:00');
    await expect(day(page, 'Terça-feira')).toContainText('Fechado');
    await page.getByLabel('Terça-feira', { exact: true }).check();
    await expect(opens(page, 'Terça-feira')).toHaveValue('09:00');
  });

  await test.step('a day that closes before it opens is refused beside that day, by its name', async () => {
    await opens(page, 'Quarta-feira').fill('19:00');
    await closes(page, 'Quarta-feira').fill('19:00');
    await closes(page, 'Sábado').fill('');
    await save(page).click();
    for (const name of ['Quarta-feira', 'Sábado']) {
      await expect(closes(page, name)).toHaveAccessibleDescription(
        `Horário inválido para ${name.toLowerCase()}: abertura deve ser antes do fechamento`,
      );
    }
    await expect(day(page, 'Quarta-feira')).toContainText('Horário inválido para quarta-feira');
    await expect(closes(page, 'Quarta-feira')).toBeFocused();
    await closes(page, 'Quarta-feira').fill('20:00');
    await expect(day(page, 'Quarta-feira')).not.toContainText('Horário inválido');
    await closes(page, 'Sábado').fill('18:00');
    await confirmed(save(page), 'Horários salvos com sucesso!');
  });

  await test.step('what cannot be saved says so, and stays as it was chosen', async () => {
    // What was saved is read again first: that is not to fail.
    await expect(save(page)).toHaveAccessibleDescription('Nada foi alterado.');
    await page.getByRole('checkbox', { name: 'Segunda-feira' }).check();
    await failing(page, 'agenda/hours');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao salvar horários');
    await expect(page.getByRole('checkbox', { name: 'Segunda-feira' })).toBeChecked();
  });
});

test('shifts are added, deleted and cleared; else the salon’s hours hold', async ({ page, salon }) => {
  await addProfessional(page, { nome: 'Rafael Nogueira' });
  await page.goto(SETTINGS);
  await page.getByLabel('Profissional', { exact: true }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Rafael Nogueira', salon.business_name]);
  await page.getByRole('option', { name: 'Rafael Nogueira' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(WEEKDAYS);
  await expect(page.getByText('Herda o horário do salão', { exact: true })).toHaveCount(7);
  for (const rule of INFO) await expect(page.getByText(rule)).toBeVisible();

  await expect(page.getByLabel('Dia da semana')).toHaveText('Segunda-feira');
  await expect(page.getByLabel('Início')).toHaveValue('09:00');
  await expect(page.getByLabel('Fim')).toHaveValue('19:00');
  await page.getByLabel('Início').fill('19:00');
  await button(page, 'Adicionar turno').click();
  await expect(page.getByLabel('Fim')).toHaveAccessibleDescription('Horário de início deve ser antes do fim');
  await page.getByLabel('Início').fill('14');
  await confirmed(button(page, 'Adicionar turno'), 'Turno adicionado com sucesso!');
  await page.getByLabel('Início').fill('9');
  await page.getByLabel('Fim').fill('12');
  await button(page, 'Adicionar turno').click();
  const monday = weekday(page, 'Segunda-feira');
  await expect(monday.getByRole('listitem')).toHaveText(['09:00–12:00', '14:00–19:00']);

  await button(monday, 'Excluir turno de segunda-feira, 09:00–12:00').click();
  await expect(question(page)).toContainText('Tem certeza que deseja excluir este turno?');
  await confirmed(button(question(page), 'Excluir'), 'Turno excluído com sucesso!');
  await expect(monday.getByRole('listitem')).toHaveText(['14:00–19:00']);
  await page.getByLabel('Profissional', { exact: true }).click();
  await page.getByRole('option', { name: salon.business_name }).click();
  await expect(monday).toContainText('Herda o horário do salão');
  await page.getByLabel('Profissional', { exact: true }).click();
  await page.getByRole('option', { name: 'Rafael Nogueira' }).click();
  await button(monday, 'Limpar turnos de segunda-feira').click();
  await confirmed(button(question(page), 'Limpar'), 'Turnos de segunda-feira limpos com sucesso!');
  await expect(monday).toContainText('Herda o horário do salão');
});

const WEEKDAYS = ['Domingo', 'Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'];
const INFO = [
  'Sem turnos, o profissional herda o horário do salão.',
  'O mesmo dia pode ter vários turnos.',
  'Turnos específicos substituem o horário do salão.',
  'Limpar faz o dia voltar a herdar o horário do salão.',
];

test('shifts that cannot be added, deleted or cleared say so', async ({ page, salon }) => {
  const { rows } = await call(page, 'get', 'team');
  const path = `/api/agenda/staff/${rows[0].id}/shifts`;
  await page.request.post(path, { data: { weekday: 0, start_time: '09:00', end_time: '12:00' } });
  await page.goto(SETTINGS);
  await expect(weekday(page, 'Domingo')).toContainText('09:00–12:00');
  await failing(page, 'agenda/staff/*/shifts');
  await button(page, 'Adicionar turno').click();
  await expect(alert(page, 'Erro ao adicionar turno')).toBeVisible();
  await failing(page, 'agenda/shifts/*');
  await button(page, 'Excluir turno de domingo, 09:00–12:00').click();
  await button(question(page), 'Excluir').click();
  await expect(alert(page, 'Erro ao excluir turno')).toBeVisible();
  await failing(page, 'agenda/staff/*/shifts/*');
  await button(page, 'Limpar turnos de domingo').click();
  await button(question(page), 'Limpar').click();
  await expect(alert(page, 'Erro ao limpar turnos')).toBeVisible();
  await expect(weekday(page, 'Domingo')).toContainText('09:00–12:00');

  await page.unrouteAll();
  const data = { ativo: false, password: salon.password };
  await call(page, 'put', `team/${rows[0].id}/active`, data);
  await page.reload();
  await expect(page.getByText('Cadastre os profissionais na seção Equipe.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir Equipe' })).toHaveAttribute('href', '/equipe');
});

test('step, notice and horizon are saved within their bounds', async ({ page }) => {
  await page.goto(SETTINGS);
  await expect(page.getByLabel('Intervalo entre horários')).toHaveText('30 minutos');
  await expect(page.getByLabel('Antecedência mínima')).toHaveValue('0');
  await expect(page.getByLabel('Agenda aberta por')).toHaveValue('365');
  await expect(button(page, 'Salvar regras')).toBeDisabled();
  await expect(button(page, 'Salvar regras')).toHaveAccessibleDescription('Nada foi alterado.');
  await page.getByLabel('Intervalo entre horários').click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    '10 minutos',
    '15 minutos',
    '20 minutos',
    '30 minutos',
    '60 minutos',
  ]);
  await page.getByRole('option', { name: '15 minutos' }).click();
  await page.getByLabel('Antecedência mínima').fill('-1');
  await page.getByLabel('Agenda aberta por').fill('731');
  await button(page, 'Salvar regras').click();
  await expect(page.getByLabel('Antecedência mínima')).toHaveAccessibleDescription(
    /Informe de 0 a 43200 minutos \(30 dias\)/,
  );
  await expect(page.getByLabel('Agenda aberta por')).toHaveAccessibleDescription(/Informe de 1 a 730 dias/);
  await page.getByLabel('Antecedência mínima').fill('120');
  await page.getByLabel('Agenda aberta por').fill('60');
  await failing(page, 'agenda/slot-rules');
  await button(page, 'Salvar regras').click();
  await expect(alert(page, 'Erro ao salvar regras')).toBeVisible();
  await page.unrouteAll();
  await confirmed(button(page, 'Salvar regras'), 'Regras salvas com sucesso!');
  await page.reload();
  await expect(page.getByLabel('Intervalo entre horários')).toHaveText('15 minutos');
  await expect(page.getByLabel('Antecedência mínima')).toHaveValue('120');
  await expect(page.getByLabel('Agenda aberta por')).toHaveValue('60');
});

test.beforeEach(async ({ salon: _ }) => {});

test('the first exception is offered, closed all day; special hours follow, and the date stays', async ({ page }) => {
  await page.goto(SETTINGS);
  await expect(page.getByText('Clientes só podem agendar quando o salão está aberto')).toBeVisible();
  await button(page, 'Adicionar primeira exceção').click();
  const fresh = dialog(page, 'Nova Exceção');
  await expect(fresh.getByRole('radio', { name: 'Fechado o dia todo' })).toBeChecked();
  await expect(fresh.getByLabel('Abertura')).toHaveCount(0);
  await button(fresh, 'Salvar').click();
  await expect(fresh.getByLabel('Data')).toHaveAccessibleDescription('Data é obrigatória');
  await fresh.getByLabel('Data').fill('25/12/2030');
  await fresh.getByLabel('Observação').fill('Natal');
  await confirmed(button(fresh, 'Salvar'), 'Exceção criada com sucesso!');
  const row = page.getByRole('row', { name: 'Quarta-feira, 25 de dezembro de 2030' });
  await expect(row).toContainText('FechadoFechado o dia todoNatal');

  await button(row, 'Editar exceção de quarta-feira, 25 de dezembro de 2030').click();
  const edited = dialog(page, 'Editar Exceção');
  await expect(edited.getByLabel('Data')).toBeDisabled();
  await edited.getByRole('radio', { name: 'Horário especial' }).click();
  await expect(edited.getByLabel('Abertura')).toHaveValue('09:00');
  await expect(edited.getByLabel('Fechamento')).toHaveValue('19:00');
  await edited.getByLabel('Abertura').fill('');
  await button(edited, 'Salvar').click();
  await said(
    edited.getByLabel('Abertura'),
    'Horários de abertura e fechamento são obrigatórios quando não está fechado',
  );
  await edited.getByLabel('Abertura').fill('19:00');
  await button(edited, 'Salvar').click();
  await said(edited.getByLabel('Fechamento'), 'Horário de abertura deve ser antes do fechamento');
  await edited.getByLabel('Abertura').fill('10');
  await confirmed(button(edited, 'Salvar'), 'Exceção atualizada com sucesso!');
  await expect(row).toContainText('Horário Especial10:00–19:00Natal');
});

test('a date has one exception, the latest stands first, and one is deleted after a question', async ({ page }) => {
  await addException(page, { date: '2030-12-24' });
  await addException(page, { date: '2030-12-25' });
  await page.goto(SETTINGS);
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: '2030' });
  await expect(rows.first()).toContainText('25 de dezembro');
  await button(page, 'Nova Exceção').click();
  const fresh = dialog(page, 'Nova Exceção');
  await fresh.getByLabel('Data').fill('24/12/2030');
  await button(fresh, 'Salvar').click();
  await expect(fresh.getByLabel('Data')).toHaveAccessibleDescription('Já existe uma exceção nesta data');
  await button(fresh, 'Cancelar').click();
  await button(question(page), 'Descartar').click();

  await button(rows.first(), 'Excluir exceção de quarta-feira, 25 de dezembro de 2030').click();
  await expect(question(page)).toContainText('Tem certeza que deseja excluir esta exceção?');
  await button(question(page), 'Cancelar').click();
  await expect(rows).toHaveCount(2);
  await button(rows.first(), 'Excluir exceção de quarta-feira, 25 de dezembro de 2030').click();
  await confirmed(button(question(page), 'Excluir'), 'Exceção excluída com sucesso!');
  await expect(rows).toHaveCount(1);
});

test('exceptions that cannot be saved or deleted say so, and nothing typed is lost', async ({ page }) => {
  await addException(page, { date: '2030-12-25' });
  await page.goto(SETTINGS);
  await button(page, 'Nova Exceção').click();
  const fresh = dialog(page, 'Nova Exceção');
  await fresh.getByLabel('Data').fill('26/12/2030');
  await failing(page, 'agenda/exceptions*');
  await button(fresh, 'Salvar').click();
  await expect(fresh.getByRole('alert')).toHaveText('Erro ao salvar exceção');
  await expect(fresh.getByLabel('Data')).toHaveValue('26/12/2030');
  await page.unrouteAll();
  await confirmed(button(fresh, 'Salvar'), 'Exceção criada com sucesso!');

  await failing(page, 'agenda/exceptions/*');
  await button(page, 'Excluir exceção de quinta-feira, 26 de dezembro de 2030').click();
  await button(question(page), 'Excluir').click();
  await expect(alert(page, 'Erro ao excluir exceção: ')).toBeVisible();
});

test('what is typed stays when another window saves; an untouched form follows', async ({ page }) => {
  await page.goto('/agenda/configurar');
  const notice = page.getByLabel('Antecedência mínima');
  const horizon = page.getByLabel('Agenda aberta por');
  const save = page.getByRole('button', { name: 'Salvar regras' });
  await expect(notice).toHaveValue('0');
  const elsewhere = (min_notice_minutes: number) =>
    page.request.put('/api/agenda/slot-rules', {
      data: { slot_step_minutes: 30, min_notice_minutes, booking_horizon_days: 60 },
    });

  await elsewhere(60);
  await expect(notice).toHaveValue('60');
  await expect(horizon).toHaveValue('60');

  await horizon.fill('90');
  const heard = page.waitForResponse('**/api/agenda/slot-rules');
  await elsewhere(120);
  await heard;
  await expect(horizon).toHaveValue('90');
  await expect(notice).toHaveValue('60');

  // The page looks again once it has saved.
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/agenda/slot-rules', async (route) => {
    if (route.request().method() === 'GET') await looked.promise;
    await route.continue();
  });
  await save.click();
  await expect(page.getByText('Regras salvas com sucesso!')).toBeVisible();
  const { min_notice_minutes, booking_horizon_days } = await call(page, 'get', 'agenda/slot-rules');
  expect([min_notice_minutes, booking_horizon_days]).toEqual([60, 90]);
  // Whoever types on meanwhile loses nothing.
  await horizon.fill('75');
  looked.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(save).toBeEnabled();
  await expect(horizon).toHaveValue('75');

  // Whoever takes back what was typed sees what was saved meanwhile.
  const heardAgain = page.waitForResponse('**/api/agenda/slot-rules');
  await elsewhere(150);
  await heardAgain;
  await expect(notice).toHaveValue('60');
  await horizon.fill('90');
  await expect(notice).toHaveValue('150');

  // And after a save it follows again.
  await elsewhere(180);
  await expect(notice).toHaveValue('180');
  await expect(horizon).toHaveValue('60');
});
