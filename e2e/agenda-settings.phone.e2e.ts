import { addException, button, dialog, question, SETTINGS, status, weekday } from './agenda-settings.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { addProfessional } from './team.ts';

test.use(phone);

test('on a phone a holiday is entered and deleted, and a shift added and cleared, with the thumb', async ({
  page,
  salon: _,
}) => {
  await addException(page, { date: '2030-12-24' });
  await page.goto(SETTINGS);
  const tabs = page.getByRole('navigation', { name: 'Agenda' });
  await expect(tabs.getByRole('link', { name: 'Configurar' })).toBeInViewport({ ratio: 1 });
  await button(page, 'Nova Exceção').tap();
  const fresh = dialog(page, 'Nova Exceção');
  await fresh.getByLabel('Data').fill('2030-12-25');
  await fresh.getByText('Horário especial').tap();
  await fresh.getByLabel('Fechamento').fill('13');
  await button(fresh, 'Salvar').tap();
  await expect(status(page, 'Exceção criada com sucesso!')).toBeVisible();
  const christmas = page.getByRole('listitem').filter({ hasText: '25 de dezembro de 2030' });
  await expect(christmas).toContainText('09:00–13:00');
  await button(christmas, 'Quarta-feira, 25 de dezembro de 2030').tap();
  await expect(dialog(page, 'Editar Exceção').getByLabel('Data')).toHaveValue('2030-12-25');
  await button(dialog(page, 'Editar Exceção'), 'Cancelar').tap();
  await button(christmas, 'Excluir exceção de quarta-feira, 25 de dezembro de 2030').tap();
  await button(question(page), 'Excluir').tap();
  await expect(christmas).toHaveCount(0);

  await button(page, 'Adicionar turno').tap();
  await expect(weekday(page, 'Segunda-feira')).toContainText('09:00–19:00');
  await expectAccessible(page);
  await button(page, 'Limpar turnos de segunda-feira').tap();
  await button(question(page), 'Limpar').tap();
  await expect(status(page, 'Turnos de Segunda-feira limpos com sucesso!')).toBeVisible();
});

test('nothing is wider than a small phone, whatever the names and notes', async ({ page, salon: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = 'Extraordinariamentelongo'.repeat(6);
  await addProfessional(page, { nome: `A${long}` });
  await addException(page, {
    date: '2030-12-25',
    is_closed: false,
    open_time: '09:00',
    close_time: '24:00',
    note: long,
  });
  await page.goto(SETTINGS);
  await expect(page.getByText('25 de dezembro de 2030')).toBeVisible();
  await expect(weekday(page, 'Sábado')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
