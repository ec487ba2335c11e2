import { expect, type Page } from '@playwright/test';
import { test } from './kit-test.ts';
import { installClock } from './window.ts';

test.use({ section: 'basics' });

async function stopClock(page: Page) {
  await installClock(page, { time: '2026-11-17T11:00:00' });
  await page.clock.pauseAt('2026-11-17T11:40:00');
}

test('a success banner goes after 3 seconds', async ({ page }) => {
  await stopClock(page);
  await page.getByRole('button', { name: 'Mostrar sucesso' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'Cliente adicionado com sucesso!' });
  await page.clock.runFor(2900);
  await expect(banner).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner).toBeHidden();
});

test('an error banner stays until it is dismissed, or goes after the seconds given', async ({ page }) => {
  await stopClock(page);
  await page.getByRole('button', { name: 'Mostrar erro', exact: true }).click();
  const lasting = page.getByRole('alert').filter({ hasText: 'Erro ao salvar cliente' });
  await page.clock.runFor(60_000);
  await expect(lasting).toBeVisible();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(lasting).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar erro breve' }).click();
  const brief = page.getByRole('alert').filter({ hasText: 'Erro ao carregar compras' });
  await page.clock.runFor(4900);
  await expect(brief).toBeVisible();
  await page.clock.runFor(200);
  await expect(brief).toBeHidden();
});
