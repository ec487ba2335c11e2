import { addException, button, dialog, question, SETTINGS, status } from './agenda-settings.ts';
import { expect, failing, test } from './salon.ts';

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
  await button(fresh, 'Salvar').click();
  await expect(status(page, 'Exceção criada com sucesso!')).toBeVisible();
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
  await expect(edited.getByLabel('Abertura')).toHaveAccessibleDescription(
    'Horários de abertura e fechamento são obrigatórios quando não está fechado',
  );
  await edited.getByLabel('Abertura').fill('19:00');
  await button(edited, 'Salvar').click();
  await expect(edited.getByLabel('Fechamento')).toHaveAccessibleDescription(
    'Horário de abertura deve ser antes do fechamento',
  );
  await edited.getByLabel('Abertura').fill('10');
  await button(edited, 'Salvar').click();
  await expect(status(page, 'Exceção atualizada com sucesso!')).toBeVisible();
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
  await button(question(page), 'Excluir').click();
  await expect(status(page, 'Exceção excluída com sucesso!')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('exceptions that cannot be loaded, saved or deleted say so, and nothing typed is lost', async ({ page }) => {
  await addException(page, { date: '2030-12-25' });
  await failing(page, 'agenda/exceptions*');
  await page.goto(SETTINGS);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao carregar exceções: ' })).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();

  await button(page, 'Nova Exceção').click();
  const fresh = dialog(page, 'Nova Exceção');
  await fresh.getByLabel('Data').fill('26/12/2030');
  await failing(page, 'agenda/exceptions*');
  await button(fresh, 'Salvar').click();
  await expect(fresh.getByRole('alert')).toHaveText('Erro ao salvar exceção');
  await expect(fresh.getByLabel('Data')).toHaveValue('26/12/2030');
  await page.unrouteAll();
  await button(fresh, 'Salvar').click();
  await expect(status(page, 'Exceção criada com sucesso!')).toBeVisible();

  await failing(page, 'agenda/exceptions/*');
  await button(page, 'Excluir exceção de quinta-feira, 26 de dezembro de 2030').click();
  await button(question(page), 'Excluir').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao excluir exceção: ' })).toBeVisible();
});
