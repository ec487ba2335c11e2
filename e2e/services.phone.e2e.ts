import { expect, expectAccessible, phone, test } from './salon.ts';
import { addDefaultCategories, addService, button, card, chip, dialog, status } from './services.ts';

test.use(phone);

test('on a phone a service is added, found by its category, changed and deleted with the thumb', async ({
  page,
  salon,
}) => {
  await addDefaultCategories(page);
  for (const category of ['Cabelo', 'Depilação', 'Massagem', 'Unha']) {
    for (const name of ['Um', 'Dois', 'Três', 'Quatro'])
      await addService(page, { category, name: `${name} ${category}` });
  }
  await page.goto('/dashboard');
  await button(page, 'Mais').tap();
  await dialog(page, 'Mais').getByRole('link', { name: 'Serviços' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serviços');
  await expectAccessible(page);

  await chip(page, 'Massagem').tap();
  await expect(page.getByRole('heading', { name: 'Massagem', exact: true })).toBeInViewport();
  await expect(chip(page, 'Massagem')).toHaveAttribute('aria-current', 'true');
  await chip(page, 'Unha').tap();
  await expect(card(page, 'Um Unha')).toBeInViewport();
  await expect(chip(page, 'Unha')).toHaveAttribute('aria-current', 'true');

  await button(page, 'Novo Serviço').tap();
  const sheet = dialog(page, 'Novo Serviço');
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await sheet.getByLabel('Nome do serviço').fill('Alongamento');
  await sheet.getByLabel('Categoria', { exact: true }).tap();
  await page.getByRole('option', { name: 'Unha' }).tap();
  await sheet.getByLabel('Preço', { exact: true }).fill('220');
  await button(sheet, 'Salvar').tap();
  await expect(status(page, 'Serviço criado com sucesso!')).toBeVisible();
  await expect(card(page, 'Alongamento')).toContainText('R$ 220,00');

  await button(card(page, 'Alongamento'), 'Alongamento').tap();
  await button(dialog(page, 'Editar Serviço'), 'Excluir serviço').tap();
  const question = dialog(page, 'Excluir serviço');
  await question.getByLabel('Senha', { exact: true }).fill(salon.password);
  await button(question, 'Excluir').tap();
  await expect(card(page, 'Alongamento')).toHaveCount(0);
});

test('on a phone the categories are a list with toggle and deletion', async ({ page, salon: _ }) => {
  await addDefaultCategories(page);
  await page.goto('/servicos/categorias');
  const hair = page.getByRole('listitem').filter({ hasText: 'Cabelo' });
  await hair.getByRole('checkbox').tap();
  await expect(hair).toContainText('Inativa');
  await button(hair, 'Cabelo').tap();
  await dialog(page, 'Editar Categoria').getByLabel('Nome da categoria').fill('Cabelos');
  await button(dialog(page, 'Editar Categoria'), 'Salvar').tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cabelos' })).toContainText('Nenhum serviço');
  await expectAccessible(page);
});

test('nothing is wider than a small phone, whatever the names', async ({ page, salon: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = 'Extraordinariamentelongo'.repeat(6);
  await page.request.post('/api/services/categories', { data: { name: long } });
  await page.request.post('/api/services/categories', { data: { name: 'Cabelo' } });
  await addService(page, { name: long, category: long, description: long, price: 999_999_999_999 });
  await addService(page);
  for (const path of ['/servicos', '/servicos/categorias']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button', { name: long }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
