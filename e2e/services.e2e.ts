import { button, confirmed, contains, dialog, said, status } from './parts.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';
import { addDefaultCategories, addService, card, chip, confirmWithPassword, inDatabase } from './services.ts';

test('the first service of a salon: its errors, its category, its products, its card', async ({ page, salon }) => {
  await inDatabase(
    salon,
    `insert into products (user_id, name, unit_of_measure, base_unit)
     select $1, name, 'ml', 'ml' from unnest(array['Shampoo', 'Óleo de argan', 'Máscara']) as name`,
  );
  await page.goto('/servicos');
  await expect(page.getByText('Nenhum serviço cadastrado')).toBeVisible();
  await button(page, 'Novo Serviço').first().click();
  const sheet = dialog(page, 'Novo Serviço');
  const [name, category] = [sheet.getByLabel('Nome do serviço'), sheet.getByLabel('Categoria', { exact: true })];
  const [duration, price] = [sheet.getByLabel('Duração'), sheet.getByLabel('Preço', { exact: true })];
  const commission = sheet.getByLabel('Comissão do serviço (%)');
  await expect(commission).toHaveAccessibleDescription(/Vale antes da comissão do profissional/);
  await expect(duration).toHaveValue('30');
  await expect(price).toHaveValue('0,00');

  await test.step('what is wrong is said beside its field, and nothing typed is lost', async () => {
    await button(sheet, 'Salvar').click();
    await expect(name).toHaveAccessibleDescription('Nome do serviço é obrigatório');
    await expect(name).toBeFocused();
    await expect(category).toHaveAccessibleDescription('Categoria é obrigatória');
    await name.fill('x'.repeat(300));
    await expect(name).toHaveAccessibleDescription('Use no máximo 200 caracteres');
    for (const [typed, message] of [
      ['', 'Duração deve ser maior que zero'],
      ['0', 'Duração deve ser maior que zero'],
      ['-5', 'Duração deve ser maior que zero'],
      ['30,5', 'Duração deve ser em minutos inteiros'],
      ['99999', 'Duração deve ser de no máximo 24 horas'],
    ] as const) {
      await duration.fill(typed);
      await expect(duration).toHaveAccessibleDescription(message);
      await expect(duration).toHaveValue(typed);
    }
    await price.fill('-1');
    await expect(price).toHaveAccessibleDescription('Preço não pode ser negativo');
    await price.fill('99999999999999');
    await expect(price).toHaveAccessibleDescription('Preço inválido');
    await expect(price).toHaveValue('99999999999999');
    await commission.fill('100,01');
    await expect(commission).toHaveAccessibleDescription(/^Comissão deve estar entre 0% e 100%/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toContainText('Descartar as alterações?');
    await button(page, 'Continuar editando').click();
    await expect(duration).toHaveValue('99999');
  });

  await test.step('a price that is set at booking needs none, and cannot be corrected in a disabled field', async () => {
    await sheet.getByLabel('Preço variável').check();
    await expect(price).toBeDisabled();
    await expect(price).toHaveAccessibleDescription('');
    await sheet.getByLabel('Preço variável').uncheck();
  });

  await test.step('usual categories, products found as they are typed, and the card', async () => {
    await name.fill('Hidratação');
    await sheet.getByLabel('Descrição').fill('Máscara escolhida para o seu fio.');
    await category.click();
    await page.getByRole('option', { name: 'Cabelo' }).click();
    await duration.fill('90');
    await price.fill('1234,5');
    await commission.fill('27,5');
    for (const [typed, product] of [
      ['oleo', 'Óleo de argan'],
      ['sham', 'Shampoo'],
    ] as const) {
      await sheet.getByLabel('Produtos vinculados').fill(typed);
      await page.getByRole('option', { name: product }).click();
      await expect(button(sheet, `Remover ${product}`)).toBeVisible();
      await expect(sheet.getByLabel('Produtos vinculados')).toHaveValue('');
    }
    await confirmed(button(sheet, 'Salvar'), 'Serviço criado com sucesso!');
    await expect(sheet).toBeHidden();
    const made = card(page, 'Hidratação');
    await contains(made, 'R$ 1.234,50', '1h 30min', 'Óleo de argan', '+1 mais', 'Máscara escolhida para o seu fio.');
    await expect(page.getByRole('navigation', { name: 'Ir para a categoria' })).toBeHidden();
  });

  await test.step('a service is deleted with the password alone', async () => {
    await button(card(page, 'Hidratação'), 'Hidratação').click();
    await expect(dialog(page, 'Editar Serviço').getByLabel('Comissão do serviço (%)')).toHaveValue('27,5');
    await button(dialog(page, 'Editar Serviço'), 'Excluir serviço').click();
    await confirmWithPassword(page, 'Excluir serviço', 'errada');
    await said(
      dialog(page, 'Excluir serviço').getByLabel('Senha', { exact: true }),
      'Senha incorreta. Tente novamente.',
    );
    await confirmWithPassword(page, 'Excluir serviço', salon.password);
    await expect(status(page, 'Serviço excluído com sucesso!')).toBeVisible();
    await expect(dialog(page, 'Editar Serviço')).toBeHidden();
    await expect(page.getByText('Nenhum serviço cadastrado')).toBeVisible();
  });
});

test('a service is found, keeps its hidden category, and leaves the online booking', async ({ page, salon }) => {
  await addDefaultCategories(page);
  await addService(page, { name: 'Hidratação profunda' });
  await addService(page, { name: 'Manicure', category: 'Unha' });
  await inDatabase(
    salon,
    `update service_categories set show_in_dropdown = false where user_id = $1 and name = 'Cabelo'`,
  );
  await page.goto('/servicos');
  const service = card(page, 'Hidratação profunda');
  const sheet = dialog(page, 'Editar Serviço');
  await expect(page.getByRole('heading', { name: 'Cabelo' })).toBeVisible();

  await test.step('the search finds as it is typed, whatever the accents', async () => {
    await page.getByLabel('Buscar serviço').fill('hidratacao');
    await expect(card(page, 'Manicure')).toBeHidden();
    await expect(service).toContainText('Cabelo');
    await page.getByLabel('Buscar serviço').fill('barba');
    await expect(page.getByText('Nenhum serviço tem “barba” no nome.')).toBeVisible();
    await page.getByLabel('Buscar serviço').fill('');
    await expect(card(page, 'Manicure')).toBeVisible();
  });

  await test.step('a service keeps its hidden category, in the list and in the form', async () => {
    await button(service, 'Hidratação profunda').click();
    await expect(sheet.getByLabel('Categoria', { exact: true })).toHaveText('Cabelo');
    await sheet.getByLabel('Categoria', { exact: true }).click();
    await expect(page.getByRole('option')).toHaveCount(8);
    await page.keyboard.press('Escape');
    await sheet.getByLabel('Duração').fill('45');
    await confirmed(button(sheet, 'Salvar'), 'Serviço atualizado com sucesso!');
    await expect(service).toContainText('45 min');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Cabelo' })).toBeVisible();
  });

  await test.step('a service gets a new category on the spot and a variable price, and leaves the online booking', async () => {
    await button(service, 'Hidratação profunda').click();
    await button(sheet, 'Nova categoria').click();
    const category = dialog(page, 'Nova Categoria');
    const name = category.getByLabel('Nome da categoria');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription('Nome da categoria é obrigatório');
    await name.fill('cabelo');
    await button(category, 'Salvar').click();
    await expect(name).toHaveAccessibleDescription('Já existe uma categoria com este nome');
    await name.fill('Mechas');
    await button(category, 'Salvar').click();
    await expect(sheet.getByLabel('Categoria', { exact: true })).toHaveText('Mechas');
    await sheet.getByLabel('Preço variável').check();
    await sheet.getByLabel('Disponível no agendamento online').uncheck();
    await button(sheet, 'Salvar').click();
    await contains(service, 'Preço variável', 'Fora do agendamento online');
    await expect(page.getByRole('heading', { name: 'Mechas' })).toBeVisible();
  });
});

test('what cannot be saved is said, with everything still there', async ({ page }) => {
  await addDefaultCategories(page);
  await page.goto('/servicos');
  await button(page, 'Novo Serviço').first().click();
  const sheet = dialog(page, 'Novo Serviço');
  await sheet.getByLabel('Nome do serviço').fill('Escova');
  await sheet.getByLabel('Categoria', { exact: true }).click();
  await page.getByRole('option', { name: 'Cabelo' }).click();
  await failing(page, 'services');
  await button(sheet, 'Salvar').click();
  await expect(sheet.getByRole('alert')).toHaveText('Erro ao salvar serviço');
  await page.unrouteAll();
  await button(sheet, 'Salvar').click();
  await expect(card(page, 'Escova')).toBeVisible();
});

test('four thousand services: the bar follows the scrolling and jumps ahead', async ({ page, salon }) => {
  await inDatabase(
    salon,
    `insert into services (user_id, name, category)
     select $1, 'Serviço ' || lpad(n::text, 4, '0'), 'Categoria ' || chr(65 + c)
     from generate_series(0, 19) as c, generate_series(1, 200) as n`,
  );
  await page.goto('/servicos');
  await expect(chip(page, 'Categoria A')).toHaveAttribute('aria-current', 'true');
  await expect(card(page, 'Serviço 0001')).toBeVisible();

  await chip(page, 'Categoria B').click();
  await expect(page.getByRole('heading', { name: 'Categoria B' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Categoria B' })).toBeFocused();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -600);
  await expect(chip(page, 'Categoria A')).toHaveAttribute('aria-current', 'true');

  await chip(page, 'Categoria T').click();
  await expect(page.getByRole('heading', { name: 'Categoria T' })).toBeInViewport();
  await expect(chip(page, 'Categoria T')).toHaveAttribute('aria-current', 'true');
  await expect(chip(page, 'Categoria T')).toBeInViewport();

  await expect(card(page, 'Serviço 0001')).toBeInViewport();

  // All of them have arrived, and only those in sight are in the page.
  expect(await page.getByRole('article').count()).toBeLessThan(100);
  await page.mouse.wheel(0, -6000);
  await expect(chip(page, 'Categoria S')).toHaveAttribute('aria-current', 'true');
});
