import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { button, output, test } from './kit-test.ts';

test.use({ section: 'queries' });

test.describe('what is read from the server', () => {
  const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const show = (page: Page, name: string, state: string) => button(page, `${name}: ${state}`).click();

  test('shows shapes, then what came, or that there is nothing', async ({ page }) => {
    const list = region(page, 'Clientes');
    await expect(list.getByRole('status')).toHaveText('Carregando…');
    await show(page, 'Clientes', 'pronto');
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('status')).toHaveCount(0);
    await show(page, 'Clientes', 'vazio');
    await expect(list).toHaveText('Nenhum cliente');
  });

  test('says why nothing came and offers another try', async ({ page }) => {
    await show(page, 'Clientes', 'falha');
    const alert = region(page, 'Clientes').getByRole('alert');
    await expect(alert).toContainText('Erro ao carregar: sem conexão');
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(output(page, 'Tentativas de Clientes')).toHaveText('1');
  });

  test('keeps what was there when it cannot be read again; of pages it offers the rest below', async ({ page }) => {
    for (const name of ['Clientes', 'Histórico']) {
      await show(page, name, 'falha depois');
      await expect(region(page, name).getByRole('listitem')).toHaveCount(3);
    }
    await expect(region(page, 'Clientes').getByRole('alert')).toHaveCount(0);
    const alert = region(page, 'Histórico').getByRole('alert');
    await expect(alert).toContainText('Erro ao carregar: sem conexão');
    await alert.getByRole('button').click();
    await expect(output(page, 'Tentativas de Histórico')).toHaveText('1');
  });
});

test.describe('rows that unfold', () => {
  test('open below themselves, by keyboard too, several at once', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Dias' });
    const day = table.getByRole('button', { name: '17/11/2026' });
    await expect(day).toHaveAttribute('aria-expanded', 'false');
    await day.press('Enter');
    await expect(day).toHaveAttribute('aria-expanded', 'true');
    await expect(table.getByRole('row')).toHaveText([
      'DiaVendasTotal',
      /^17\/11\/2026/,
      /^PIX3/,
      'O que foi vendido em 17/11/2026',
      /^16\/11\/2026/,
      /^Total do mês/,
    ]);
    await table.getByRole('row', { name: '16/11/2026' }).click();
    await expect(table.getByText('O que foi vendido em')).toHaveCount(2);
    await day.press('Space');
    await expect(table.getByText('O que foi vendido em')).toHaveText(['O que foi vendido em 16/11/2026']);
  });

  test('do so on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const days = page.getByRole('list', { name: 'Dias' });
    await days.getByRole('button', { name: '17/11/2026' }).click();
    await expect(days.getByRole('listitem').first()).toContainText('O que foi vendido em 17/11/2026');
    await expect(days.getByRole('listitem').last()).not.toContainText('O que foi vendido');
  });
});

test('paper has the salon at its head, what it lists, and lines to sign on', async ({ page }) => {
  const paper = page.getByRole('article', { name: 'Recibo' });
  await expect(paper.getByRole('heading', { name: 'Studio Madeixa' })).toBeVisible();
  await expect(paper.getByText('+55 11 98765-4321')).toBeVisible();
  await expect(paper.getByRole('row')).toHaveText(['DescriçãoQuantidadeTotal', /^Corte feminino1/]);
  await expect(paper.getByRole('paragraph').filter({ hasText: /^Marina Figueiredo$/ })).toBeVisible();
});

test('a group of fields is one to screen readers', async ({ page }) => {
  const group = page.getByRole('group', { name: 'Endereço de cobrança' });
  await expect(group.getByRole('textbox')).toHaveCount(2);
});
