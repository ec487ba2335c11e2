import { expect } from './expect.ts';
import { test } from './kit-test.ts';
import { installClock } from './window.ts';

test.use({ section: 'basics' });

test('a success banner goes after 3 seconds, an error banner when it is told to', async ({ page }) => {
  await installClock(page, { time: '2026-11-17T11:00:00' });
  await page.clock.pauseAt('2026-11-17T11:40:00');

  // Also where it offers to take it back.
  for (const [name, words] of [
    ['Mostrar sucesso', 'Cliente adicionado com sucesso!'],
    ['Mostrar sucesso com ação', 'Horário alterado!'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const success = page.getByRole('status').filter({ hasText: words });
    await page.clock.runFor(2900);
    await expect(success).toBeVisible();
    await page.clock.runFor(200);
    await expect(success).toBeHidden();
  }

  await page.getByRole('button', { name: 'Mostrar erro', exact: true }).click();
  const lasting = page.getByRole('alert').filter({ hasText: 'Erro ao salvar cliente' });
  await page.clock.runFor(60_000);
  await expect(lasting).toBeVisible();
  // What stays takes room of its own: the title above it is still to be seen.
  const title = await page.getByRole('heading', { name: 'Kit' }).boundingBox();
  const notice = await lasting.boundingBox();
  expect(notice?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(lasting).toBeHidden();

  await page.getByRole('button', { name: 'Mostrar erro breve' }).click();
  const brief = page.getByRole('alert').filter({ hasText: 'Erro ao carregar compras' });
  await page.clock.runFor(4900);
  await expect(brief).toBeVisible();
  await page.clock.runFor(200);
  await expect(brief).toBeHidden();
});

test('a banner moves nothing on the page, and stays while it is pointed at or has the focus', async ({ page }) => {
  await installClock(page, { time: '2026-11-17T11:00:00' });
  await page.clock.pauseAt('2026-11-17T11:40:00');
  const show = page.getByRole('button', { name: 'Mostrar sucesso', exact: true });
  await show.scrollIntoViewIfNeeded();
  const before = await show.boundingBox();
  await show.press('Enter');
  const success = page.getByRole('status').filter({ hasText: 'Cliente adicionado com sucesso!' });
  await expect(success).toBeVisible();
  expect(await show.boundingBox()).toEqual(before);

  await success.getByText('Cliente adicionado com sucesso!').hover();
  await page.clock.runFor(20_000);
  await expect(success).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2900);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toBeHidden();

  await show.press('Enter');
  const dismiss = page.getByRole('button', { name: 'Fechar aviso' });
  await dismiss.focus();
  await page.clock.runFor(20_000);
  await expect(success).toBeVisible();
  await dismiss.press('Enter');
  await expect(success).toBeHidden();
  await expect(show).toBeFocused();
});
