import { expect, phone, test } from './salon.ts';
import { addProfessional, button, dialog } from './team.ts';

test.use(phone);

test('on a phone a professional is added, found in the list, changed and deactivated with the thumb', async ({
  page,
  salon,
}) => {
  await page.goto('/dashboard');
  await button(page, 'Mais').tap();
  await dialog(page, 'Mais').getByRole('link', { name: 'Equipe' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipe');

  await button(page, 'Novo Profissional').tap();
  const sheet = dialog(page, 'Novo Profissional');
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await sheet.getByLabel('Nome').fill('rafael nogueira');
  await sheet.getByLabel('Função').fill('Barbeiro');
  await sheet.getByRole('textbox', { name: 'Telefone' }).fill('(11) 99999-0000');
  await sheet.getByLabel('Comissão', { exact: true }).fill('45');
  await sheet.getByRole('radio', { name: 'Verde' }).tap();
  await button(sheet, 'Salvar').tap();

  const rafael = page.getByRole('listitem').filter({ hasText: 'Rafael Nogueira' });
  for (const text of ['Barbeiro', '45,0%', 'Ativo']) await expect(rafael).toContainText(text);
  await expect(rafael.getByRole('link', { name: '+55 11 99999-0000' })).toBeVisible();

  await rafael.getByRole('button', { name: /Rafael Nogueira/ }).tap();
  await dialog(page, 'Editar Profissional').getByLabel('Comissão', { exact: true }).fill('');
  await button(dialog(page, 'Editar Profissional'), 'Salvar').tap();
  await expect(rafael).toContainText('—');

  await rafael.getByRole('button', { name: /Rafael Nogueira/ }).tap();
  await button(dialog(page, 'Editar Profissional'), 'Desativar').tap();
  const question = dialog(page, 'Desativar profissional');
  await question.getByLabel('Senha', { exact: true }).fill(salon.password);
  await button(question, 'Desativar').tap();
  await expect(rafael).toContainText('Inativo');
});

test('nothing is wider than a small phone, whatever the name', async ({ page, salon: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await addProfessional(page, { nome: `Ana ${'Comprida '.repeat(20)}`, telefone: '+5511999990000' });
  await page.goto('/equipe');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Comprida' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const phoneOf = page.getByRole('link', { name: '+55 11 99999-0000' });
  expect(
    await phoneOf.evaluate((link) => {
      const line = link.closest('.truncate');
      return line !== null && line.scrollWidth > line.clientWidth;
    }),
    'the phone is cut off',
  ).toBe(false);
  await page.getByRole('button', { name: /Ana Comprida/ }).tap();
  const sheet = dialog(page, 'Editar Profissional');
  await expect(button(sheet, 'Salvar')).toBeInViewport({ ratio: 1 });
  await expect(button(sheet, 'Desativar')).toBeInViewport({ ratio: 1 });
});
