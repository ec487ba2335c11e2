import { readFile } from 'node:fs/promises';
import { addClient, chooseFile, giveFile, row } from './clients.ts';
import { alert, button, confirmed, dialog } from './parts.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';

test('a file is previewed row by row, and only what is new is imported', async ({ page }) => {
  await addClient(page, 'Ana Prado', 1);
  await page.goto('/clientes');
  await chooseFile(page, [
    'Código;Nome do cliente;Celular;E-mail',
    '1;ANA;11 90000-0001;',
    '2;"Lima; Bia";11 90000-0002;bia@example.com',
    '3;Bia de novo;(11) 90000-0002;',
    '4;;11 90000-0003;',
    '5;Caio;;',
  ]);
  const box = dialog(page, 'Importar clientes');
  await expect(box.getByLabel('Nome', { exact: true })).toHaveValue('1');
  await expect(box.getByLabel('Telefone', { exact: true })).toHaveValue('2');
  await expect(box.getByLabel('Email', { exact: true })).toHaveValue('3');
  await expect(box.getByRole('row')).toHaveText([
    /^Linha/,
    /^2Ana.*Já cadastrado: Ana Prado/,
    /^3Lima; Bia.*Novo/,
    /^4Bia de Novo.*Repete a linha 3/,
    /^5.*Nome do cliente é obrigatório/,
    /^6Caio.*Telefone é obrigatório/,
  ]);
  for (const count of ['1 novo', '1 já cadastrado', '1 repetido', '2 inválidos'])
    await expect(box.getByText(count, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await confirmed(button(box, 'Importar 1 cliente'), '1 cliente importado com sucesso!');
  await expect(box).toBeHidden();
  await expect(row(page, 'Lima; Bia')).toBeVisible();
  await expect(page.getByText('2 clientes')).toBeVisible();
});

test('what is no table is said; columns that were guessed wrong are changed, and the preview follows', async ({
  page,
}) => {
  await page.goto('/clientes');
  await chooseFile(page, ['PK\0\u0003'], 'planilha.xlsx');
  const box = dialog(page, 'Importar clientes');
  await expect(alert(page, 'Não foi possível ler o arquivo')).toBeVisible();
  await giveFile(page, ['']);
  await expect(alert(page, 'O arquivo não tem nenhuma linha com dados.')).toBeVisible();
  await giveFile(page, ['nome,telefone', ...Array.from({ length: 20_001 }, (_, index) => `Ana,119${index}`)]);
  await expect(alert(page, 'O arquivo tem 20.001 linhas. Importe no máximo 20.000 por vez.')).toBeVisible();
  await giveFile(page, ['Ana Prado,11 90000-0001,21 3333-4444', 'Bia Lima,11 90000-0002,']);
  await expect(box.getByRole('checkbox')).not.toBeChecked();
  await expect(box.getByRole('row').nth(1)).toContainText('+55 11 90000-0001');
  await box.getByLabel('Telefone', { exact: true }).selectOption('Coluna 3');
  await expect(box.getByRole('row').nth(1)).toContainText('+55 21 3333-4444');
  await expect(box.getByRole('row').nth(2)).toContainText('Telefone é obrigatório');
  await box.getByLabel('País dos telefones sem código').selectOption('PT');
  await expect(box.getByRole('row').nth(1)).toContainText('+3512133334444');
  await box.getByLabel('Nome', { exact: true }).selectOption('Não está no arquivo');
  await expect(button(box, 'Importar clientes')).toBeDisabled();
  await expect(button(box, 'Importar clientes')).toHaveAccessibleDescription('Nenhum novo');

  await page.keyboard.press('Escape');
  await chooseFile(page, ['nome,telefone', 'Ana,11 90000-0001']);
  await failing(page, 'clients/import');
  await button(box, 'Importar 1 cliente').click();
  await expect(alert(page, 'Erro ao importar clientes: nenhum foi importado.')).toBeVisible();
  await page.unrouteAll();
  await button(box, 'Importar 1 cliente').click();
  await expect(row(page, 'Ana')).toBeVisible();
});

test('a thousand rows are previewed and imported', async ({ page }) => {
  await page.goto('/clientes');
  const rows = Array.from({ length: 1_000 }, (_, index) => `Cliente ${index},119${String(index).padStart(8, '0')}`);
  await chooseFile(page, ['nome,telefone', ...rows]);
  const box = dialog(page, 'Importar clientes');
  await expect(box.getByText('1.000 novos')).toBeVisible();
  expect(await box.getByRole('row').count()).toBeLessThan(60);
  await button(box, 'Importar 1.000 clientes').click();
  await expect(page.getByText('1.000 clientes', { exact: true })).toBeVisible();
  await expect(box).toBeHidden();
});

test('what became a client meanwhile is left out and named', async ({ page }) => {
  // Told of the new client in time, the preview would not offer it any more.
  await page.route('**/api/live*', (route) => route.abort());
  await page.goto('/clientes');
  await chooseFile(page, ['nome,telefone', 'Ana,11 90000-0001', 'Bia,11 90000-0002']);
  const box = dialog(page, 'Importar clientes');
  await expect(box.getByText('2 novos')).toBeVisible();
  await addClient(page, 'Ana Prado', 1);
  await button(box, 'Importar 2 clientes').click();
  await expect(box.getByText('1 já tinha sido cadastrado e ficou de fora: Ana Prado')).toBeVisible();
  await button(box, 'Fechar').last().click();
  await expect(row(page, 'Bia')).toBeVisible();
});

test('the export has every client, and can be imported again', async ({ page }) => {
  await addClient(page, 'Ana "Aninha" Prado', 1);
  await addClient(page, '=Soma(1;2)', 2);
  await page.goto('/clientes');
  await button(page, 'Mais ações').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('clientes.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('"Ana ""Aninha"" Prado";+55 11900000001;;');
  await chooseFile(page, [text]);
  await expect(dialog(page, 'Importar clientes').getByText('2 já cadastrados')).toBeVisible();
});
