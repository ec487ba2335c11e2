import { readFile } from 'node:fs/promises';
import { call } from './api.ts';
import { chooseLines } from './imports.ts';
import { alert, button, confirmed, dialog, row } from './parts.ts';
import { expect, expectAccessible, test } from './salon.ts';
import { card } from './services.ts';

test('a list of services is imported: columns are corrected, wrong rows named, and the template is a list itself', async ({
  page,
}) => {
  await page.goto('/servicos');
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Importar' }).click();
  const box = dialog(page, 'Importar serviços');
  await expect(page).toHaveURL(/importar=1/);

  await test.step('what is no list is said, and another file can be chosen', async () => {
    await chooseLines(page, ['PK\0\u0003'], 'planilha.xlsx');
    await expect(alert(box, 'Não foi possível ler o arquivo')).toBeVisible();
    await chooseLines(page, ['Serviço;Preço']);
    await expect(alert(box, 'O arquivo não tem nenhuma linha com dados.')).toBeVisible();
    await chooseLines(page, ['x;'.repeat(100_000)]);
    await expect(alert(box, 'O arquivo tem 100.000 colunas. Deixe no máximo 200')).toBeVisible();
    await chooseLines(page, ['Serviço', ...Array.from({ length: 10_001 }, (_, index) => `Serviço ${index}`)]);
    await expect(alert(box, 'O arquivo tem 10.001 linhas.')).toBeVisible();
  });

  await test.step('each row has its outcome, and a column that was guessed wrong is corrected', async () => {
    await chooseLines(page, [
      'Serviço;Preço antigo;Valor;Duração',
      'Corte;100,00;120,00;1h',
      'CÓRTE;;80,00;45 min',
      "'=Escova;50,00;60,00;meia hora",
      'Barba;40,00;a confirmar;',
    ]);
    await expect(box.getByLabel('Preço', { exact: true })).toHaveValue('1');
    await expect(row(box, 'Corte').first()).toContainText('R$ 100,00');
    await box.getByLabel('Preço', { exact: true }).selectOption('Valor');
    await box.getByLabel('Categoria das linhas sem uma').fill('Cabelo');
    await expect(box.getByRole('row')).toHaveText([
      /^Linha/,
      /^2CorteCabelo1hR\$\s120,00Novo/,
      /^3CÓRTE.*Repete a linha 2/,
      /^4=Escova.*Duração inválida/,
      /^5BarbaCabelo30 minPreço variávelNovo/,
    ]);
    for (const count of ['2 novos', '1 repetido', '1 inválido'])
      await expect(box.getByText(count, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await confirmed(button(box, 'Importar 2 serviços'), '2 serviços importados com sucesso!');
    await expect(box).toBeHidden();
    await expect(page).not.toHaveURL(/importar/);
    await expect(card(page, 'Corte')).toContainText('R$ 120,00');
  });

  await test.step('a link opens the import; the template is a list that can be imported', async () => {
    await page.goto('/servicos?importar=1');
    const download = page.waitForEvent('download');
    await button(box, 'Baixar modelo').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('modelo-servicos.csv');
    await chooseLines(page, [await readFile(await file.path(), 'utf8')]);
    await confirmed(button(box, 'Importar 2 serviços'), '2 serviços importados com sucesso!');
    await expect(card(page, 'Corte feminino')).toContainText('1h 30min');
    await expect(page).not.toHaveURL(/importar/);
  });

  await test.step('beyond 500 services online the rest are imported without it', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => `Serviço ${index};Unha`);
    await page.goto('/servicos?importar=1');
    await chooseLines(page, ['Serviço;Categoria', ...rows]);
    await expect(box.getByText('503 serviços ficam fora do agendamento online')).toBeVisible();
    await confirmed(button(box, 'Importar 1.000 serviços'), '1.000 serviços importados com sucesso!');
    await expect(box).toBeHidden();
  });
});

test('team and products are imported from the templates that their pages offer', async ({ page }) => {
  await call(page, 'post', 'products/internal', {
    ...{ name: 'Outro', description: '', barcode: '7891234567895', base_unit: 'un', display_unit_label: '' },
    ...{ unit_size_in_base: null, min_stock: null, existing_stock: null },
  });
  for (const [path, title, importing, done] of [
    ['/equipe', 'Importar equipe', 'Importar 2 profissionais', '2 profissionais importados com sucesso!'],
    ['/produtos?type=resale', 'Importar produtos', 'Importar 1 produto', '1 produto importado com sucesso!'],
  ] as const) {
    await page.goto(path);
    await button(page, 'Mais ações').click();
    await page.getByRole('menuitem', { name: 'Importar' }).click();
    const box = dialog(page, title);
    const download = page.waitForEvent('download');
    await button(box, 'Baixar modelo').click();
    await chooseLines(page, [await readFile(await (await download).path(), 'utf8')]);
    if (path !== '/equipe') await expect(row(box, 'Xampu')).toContainText('Código já usado em Outro');
    await confirmed(button(box, importing), done);
    await expect(box).toBeHidden();
  }
  await page.goto('/produtos?type=internal');
  await expect(row(page, 'Luva descartável')).toContainText('100');
});
