import { expect, expectAccessible, phone, test } from './salon.ts';
import { addProfessional, button, dialog } from './team.ts';

test.use(phone);

test('on a phone the link is made from the sheet, and nothing is wider than the smallest one', async ({
  page,
  salon: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const nome = `Ana ${'Comprida '.repeat(8)}`.trim();
  await addProfessional(page, { nome });
  await page.goto('/equipe');
  const ana = page.getByRole('listitem').filter({ hasText: 'Ana Comprida' });
  const sheet = dialog(page, 'Editar Profissional');
  const portal = dialog(page, 'Portal de Ana');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);

  await test.step('what is typed in the sheet is not lost by a slip', async () => {
    await ana.getByRole('button', { name: /Ana Comprida/ }).tap();
    await expect(sheet).toContainText('Ainda sem link do portal.');
    await sheet.getByLabel('Função').fill('Gerente');
    await button(sheet, 'Gerar link do portal').tap();
    await button(page, 'Continuar editando').tap();
    await expect(sheet.getByLabel('Função')).toHaveValue('Gerente');
    await button(sheet, 'Gerar link do portal').tap();
    await button(page, 'Descartar').tap();
    await expect(sheet).toBeHidden();
  });

  await test.step('an empty PIN makes one', async () => {
    await expect(portal.getByLabel('PIN')).toHaveAttribute('inputmode', 'numeric');
    await button(portal, 'Gerar link').tap();
    await expect(portal.getByLabel('PIN', { exact: true })).toHaveValue(/^\d{6}$/);
    for (const name of ['Copiar link', 'Copiar PIN', 'Concluir']) await expect(button(portal, name)).toBeVisible();
    await button(portal, 'Concluir').scrollIntoViewIfNeeded();
    expect(await width()).toBe(320);
    await expectAccessible(page);
    await button(portal, 'Concluir').tap();
  });

  await test.step('the sheet knows of it, and leads there', async () => {
    await ana.getByRole('button', { name: /Ana Comprida/ }).tap();
    await expect(sheet).toContainText(/Link ativo desde/);
    await button(sheet, 'Link do portal').tap();
    await expect(button(portal, 'Gerar novo link')).toBeInViewport({ ratio: 1 });
    await expect(button(portal, 'Desativar link')).toBeInViewport({ ratio: 1 });
    expect(await width()).toBe(320);
  });
});
