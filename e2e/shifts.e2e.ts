import { button, question, SETTINGS, status, weekday } from './agenda-settings.ts';
import { expect, failing, test } from './salon.ts';
import { addProfessional } from './team.ts';

test('shifts are added, deleted and cleared; a weekday without any inherits the hours of the salon', async ({
  page,
  salon,
}) => {
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
  await button(page, 'Adicionar turno').click();
  await expect(status(page, 'Turno adicionado com sucesso!')).toBeVisible();
  await page.getByLabel('Início').fill('9');
  await page.getByLabel('Fim').fill('12');
  await button(page, 'Adicionar turno').click();
  const monday = weekday(page, 'Segunda-feira');
  await expect(monday.getByRole('listitem')).toHaveText(['09:00–12:00', '14:00–19:00']);

  await button(monday, 'Excluir turno de segunda-feira, 09:00–12:00').click();
  await expect(question(page)).toContainText('Tem certeza que deseja excluir este turno?');
  await button(question(page), 'Excluir').click();
  await expect(status(page, 'Turno excluído com sucesso!')).toBeVisible();
  await expect(monday.getByRole('listitem')).toHaveText(['14:00–19:00']);
  await page.getByLabel('Profissional', { exact: true }).click();
  await page.getByRole('option', { name: salon.business_name }).click();
  await expect(monday).toContainText('Herda o horário do salão');
  await page.getByLabel('Profissional', { exact: true }).click();
  await page.getByRole('option', { name: 'Rafael Nogueira' }).click();
  await button(monday, 'Limpar turnos de segunda-feira').click();
  await button(question(page), 'Limpar').click();
  await expect(status(page, 'Turnos de segunda-feira limpos com sucesso!')).toBeVisible();
  await expect(monday).toContainText('Herda o horário do salão');
});

const WEEKDAYS = ['Domingo', 'Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'];
const INFO = [
  'Sem turnos, o profissional herda o horário do salão.',
  'O mesmo dia pode ter vários turnos.',
  'Turnos específicos substituem o horário do salão.',
  'Limpar faz o dia voltar a herdar o horário do salão.',
];

test('shifts that cannot be loaded, added, deleted or cleared say so', async ({ page, salon }) => {
  const { rows } = await (await page.request.get('/api/team')).json();
  const path = `/api/agenda/staff/${rows[0].id}/shifts`;
  await page.request.post(path, { data: { weekday: 0, start_time: '09:00', end_time: '12:00' } });
  await failing(page, 'agenda/staff/*/shifts');
  await page.goto(SETTINGS);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao carregar turnos' })).toBeVisible();
  await button(page, 'Adicionar turno').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao adicionar turno' })).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();

  await failing(page, 'agenda/shifts/*');
  await button(page, 'Excluir turno de domingo, 09:00–12:00').click();
  await button(question(page), 'Excluir').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao excluir turno' })).toBeVisible();
  await failing(page, 'agenda/staff/*/shifts/*');
  await button(page, 'Limpar turnos de domingo').click();
  await button(question(page), 'Limpar').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao limpar turnos' })).toBeVisible();
  await expect(weekday(page, 'Domingo')).toContainText('09:00–12:00');

  await page.unrouteAll();
  const data = { ativo: false, password: salon.password };
  await page.request.put(`/api/team/${rows[0].id}/active`, { data });
  await page.reload();
  await expect(page.getByText('Cadastre os profissionais na seção Equipe.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir Equipe' })).toHaveAttribute('href', '/equipe');
});

test('step, notice and horizon are saved within their bounds', async ({ page, salon: _ }) => {
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
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao salvar regras' })).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Salvar regras').click();
  await expect(status(page, 'Regras salvas com sucesso!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Intervalo entre horários')).toHaveText('15 minutos');
  await expect(page.getByLabel('Antecedência mínima')).toHaveValue('120');
  await expect(page.getByLabel('Agenda aberta por')).toHaveValue('60');
});
