import { addException, SETTINGS, weekday } from './agenda-settings.ts';
import { button, contains, dialog, tapped } from './parts.ts';
import { act, addInternal } from './products.ts';
import { call, expect, expectAccessible, phone, test } from './salon.ts';
import { addDefaultCategories, addService, card, chip } from './services.ts';
import { addProfessional } from './team.ts';

test.use(phone);

test('on a phone a professional is added, found, changed and deactivated', async ({ page, salon }) => {
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
  await contains(rafael, 'Barbeiro', '45,0%', 'Ativo');
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

test('on a phone a service is added, found, changed and deleted', async ({ page, salon }) => {
  await addDefaultCategories(page);
  for (const category of ['Cabelo', 'Depilação', 'Massagem', 'Unha']) {
    for (const name of ['Um', 'Dois', 'Três', 'Quatro'])
      await addService(page, { category, name: `${name} ${category}` });
  }
  await page.goto('/dashboard');
  await button(page, 'Mais').tap();
  await dialog(page, 'Mais').getByRole('link', { name: 'Serviços' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serviços');

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
  await tapped(button(sheet, 'Salvar'), 'Serviço criado com sucesso!');
  await expect(card(page, 'Alongamento')).toContainText('R$ 220,00');

  await button(card(page, 'Alongamento'), 'Alongamento').tap();
  await button(dialog(page, 'Editar Serviço'), 'Excluir serviço').tap();
  const question = dialog(page, 'Excluir serviço');
  await question.getByLabel('Senha', { exact: true }).fill(salon.password);
  await button(question, 'Excluir').tap();
  await expect(card(page, 'Alongamento')).toHaveCount(0);
});

test('on a phone the categories are a list with toggle and deletion', async ({ page }) => {
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

test('on a phone: the list, a purchase from its menu, and the history', async ({ page }) => {
  await addInternal(page, { name: 'Água oxigenada de vinte volumes para colorações delicadas' });
  await addInternal(page, { name: 'Acetona', existing_stock: 1 });
  await page.goto('/produtos');
  const acetone = page.getByRole('list', { name: 'Uso interno' }).getByRole('listitem').filter({ hasText: 'Acetona' });
  await contains(acetone, '1 frasco (900 ml)', 'Baixo');
  await expectAccessible(page);

  await act(page, 'Acetona', 'Registrar compra');
  const sheet = dialog(page, 'Registrar compra');
  await sheet.getByLabel('Quantidade').fill('6');
  await sheet.getByLabel('Custo unitário').fill('14,5');
  await expect(sheet.getByText('R$ 87,00')).toBeVisible();
  await expectAccessible(page);
  await tapped(button(sheet, 'Registrar compra'), 'Compra registrada com sucesso!');
  await expect(acetone).toContainText('7 frasco');

  await button(page, 'Acetona').tap();
  const history = dialog(page, 'Acetona');
  await expect(history.getByRole('listitem')).toContainText(['Compra', 'Ajuste']);
  await history.getByRole('tab', { name: 'Compras' }).tap();
  await expect(history.getByText('Lote aberto', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

const long = 'Extraordinariamentelongo'.repeat(6);

test('nothing is wider than a small phone, whatever the names and notes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await addProfessional(page, { nome: `A${long}` });
  await addProfessional(page, { nome: `Ana ${'Comprida '.repeat(20)}`, telefone: '+5511999990000' });
  const hours = { is_closed: false, open_time: '09:00', close_time: '24:00' };
  await addException(page, { date: '2030-12-25', ...hours, note: long });
  for (const name of [long, 'Cabelo']) await call(page, 'post', 'services/categories', { name });
  await addService(page, { name: long, category: long, description: long, price: 999_999_999_999 });
  await addService(page);
  const main = page.getByRole('main');
  for (const { path, shows } of [
    { path: SETTINGS, shows: page.getByText('25 de dezembro de 2030') },
    { path: SETTINGS, shows: weekday(page, 'Sábado') },
    { path: '/servicos', shows: main.getByRole('button', { name: long }).first() },
    { path: '/servicos/categorias', shows: main.getByRole('button', { name: long }).first() },
    { path: '/equipe', shows: main.getByRole('listitem').filter({ hasText: 'Ana Comprida' }) },
  ]) {
    await page.goto(path);
    await expect(shows).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  const phoneOf = page.getByRole('link', { name: '+55 11 99999-0000' });
  const isCut = await phoneOf.evaluate((link) => {
    const line = link.closest('.truncate');
    return line !== null && line.scrollWidth > line.clientWidth;
  });
  expect(isCut, 'the phone is cut off').toBe(false);
  await page.getByRole('button', { name: /Ana Comprida/ }).tap();
  for (const name of ['Salvar', 'Desativar'])
    await expect(button(dialog(page, 'Editar Profissional'), name)).toBeInViewport({ ratio: 1 });
});
