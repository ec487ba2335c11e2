import type { Page } from '@playwright/test';
import { usualCategories } from '#domain/services/defaults.ts';
import { button, confirmed, dialog, said, status } from './parts.ts';
import { expect, failing, test } from './salon.ts';
import { addDefaultCategories, addService, confirmWithPassword } from './services.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: button(page, name) });

test('a salon without categories is given the usual ones, once, though two windows ask', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/servicos/categorias'), other.goto('/servicos/categorias')]);
  for (const window of [page, other]) {
    await expect(window.getByRole('row')).toHaveCount(1 + usualCategories({ country: 'BR', language: 'pt' }).length);
    for (const name of usualCategories({ country: 'BR', language: 'pt' }))
      await expect(row(window, name)).toHaveCount(1);
  }
});

test('a category is created, renamed, hidden, and deleted with the password', async ({ page, salon }) => {
  await addDefaultCategories(page);
  await addService(page, { name: 'Manicure', category: 'Unha' });
  await page.goto('/servicos/categorias');
  await expect(row(page, 'Unha').getByRole('cell').nth(1)).toHaveText('1');

  await button(page, 'Nova Categoria').click();
  await dialog(page, 'Nova Categoria').getByLabel('Nome da categoria').fill('  Barba ');
  await page.keyboard.press('Enter');
  await expect(status(page, 'Categoria criada com sucesso!')).toBeVisible();
  await expect(row(page, 'Barba')).toBeVisible();

  await button(page, 'Editar Unha').click();
  const edit = dialog(page, 'Editar Categoria');
  await edit.getByLabel('Nome da categoria').fill('BARBA');
  await button(edit, 'Salvar').click();
  await said(edit.getByLabel('Nome da categoria'), 'Já existe uma categoria com este nome');
  await edit.getByLabel('Nome da categoria').fill('Unhas e pés');
  await confirmed(button(edit, 'Salvar'), 'Categoria atualizada com sucesso!');

  await row(page, 'Unhas e pés').getByRole('checkbox').uncheck();
  await expect(status(page, 'Categoria desativada com sucesso!')).toBeVisible();
  await expect(row(page, 'Unhas e pés')).toContainText('Inativa');
  await row(page, 'Unhas e pés').getByRole('checkbox').check();
  await expect(status(page, 'Categoria ativada com sucesso!')).toBeVisible();

  await button(page, 'Excluir Unhas e pés').click();
  await confirmWithPassword(page, 'Excluir categoria', 'errada');
  await expect(dialog(page, 'Excluir categoria').getByText('Senha incorreta. Tente novamente.')).toBeVisible();
  await confirmWithPassword(page, 'Excluir categoria', salon.password);
  await expect(status(page, 'Categoria excluída com sucesso!')).toBeVisible();
  await expect(row(page, 'Unhas e pés')).toHaveCount(0);

  await page.getByRole('link', { name: 'Serviços', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Unhas e pés' })).toBeVisible();
});

test('failures are said with the words of the deed, and put the toggle back', async ({ page, salon }) => {
  await failing(page, 'services/categories/defaults');
  await page.goto('/servicos/categorias');
  await expect(
    page.getByText('Erro ao criar categorias padrão: falha inesperada no servidor; tente de novo em instantes'),
  ).toBeVisible();
  await page.unrouteAll();
  await confirmed(button(page, 'Criar categorias padrão'), 'Categorias padrão criadas com sucesso!');
  await expect(row(page, 'Cabelo')).toBeVisible();

  await failing(page, 'services/categories');
  await button(page, 'Nova Categoria').click();
  await dialog(page, 'Nova Categoria').getByLabel('Nome da categoria').fill('Barba');
  await button(dialog(page, 'Nova Categoria'), 'Salvar').click();
  await expect(page.getByText('Erro ao criar categoria: falha inesperada no servidor')).toBeVisible();
  await button(dialog(page, 'Nova Categoria'), 'Cancelar').click();
  await button(page, 'Descartar').click();
  await expect(dialog(page, 'Nova Categoria')).toBeHidden();

  await failing(page, 'services/categories/*/shown');
  // Not uncheck(), which would wait for what must not stay.
  await row(page, 'Cabelo').getByRole('checkbox').click();
  await expect(
    page.getByText('Erro ao alterar status: falha inesperada no servidor; tente de novo em instantes'),
  ).toBeVisible();
  await expect(row(page, 'Cabelo').getByRole('checkbox')).toBeChecked();

  await failing(page, 'services/categories/*/remove');
  await button(page, 'Excluir Cabelo').click();
  await confirmWithPassword(page, 'Excluir categoria', salon.password);
  await expect(
    page.getByText('Erro ao excluir categoria: falha inesperada no servidor; tente de novo em instantes'),
  ).toBeVisible();
});
