import { bookTwo, card, day } from './agenda.ts';
import { button, confirmed, contains, dialog, pressEscape, question, status } from './parts.ts';
import { photoFile } from './pictures.ts';
import { expect, expectAccessible, test } from './salon.ts';
import { colouredClient, openSheets } from './technical-sheets.ts';

test('a formula is filled in by keyboard, copied forward and shown with its photos', async ({ page }) => {
  const { id, next } = await colouredClient(page);
  const visits = await openSheets(page, id);
  const form = dialog(page, 'Nova ficha técnica');

  await test.step('Enter in the last line adds another, and what is wrong is said beside its field', async () => {
    await button(page, 'Preencher a ficha de Coloração raiz').click();
    await expect(form.getByLabel('Onde').first()).toBeFocused();
    await page.keyboard.type('Raiz');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tonalizante 6/0');
    await form.getByLabel('Proporção').fill('30 g + 60 ml 13 vol');
    const proportion = form.getByLabel('Proporção');
    expect(await proportion.evaluate((field) => field.scrollWidth <= field.clientWidth), 'in sight as a whole').toBe(
      true,
    );
    await form.getByLabel('Minutos').fill('25');
    await form.getByLabel('Minutos').press('Enter');
    await expect(form.getByLabel('Onde').nth(1)).toBeFocused();
    await page.keyboard.type('Pontas');
    await button(form, 'Salvar ficha').click();
    await expect(form.getByLabel('Produto').nth(1)).toHaveAccessibleDescription('Informe o produto');
    await expect(form.getByLabel('Produto').nth(1)).toBeFocused();
    await page.keyboard.type('Tonalizante 7/3');
    await form.getByLabel('Resultado').fill('Cobriu todos os brancos.');
    await expectAccessible(page);
    // Also where the list is not there again yet.
    const listed = Promise.withResolvers<void>();
    await page.route(/technical-sheets\/visits/, async (route) => {
      await listed.promise;
      await route.continue();
    });
    await confirmed(button(form, 'Salvar ficha'), 'Ficha técnica salva!');
    await contains(visits, 'Tonalizante 6/0', '30 g + 60 ml 13 vol', '25 min', 'Cobriu todos os brancos.');
    listed.resolve();
  });

  await test.step('a photo is kept at the visit and opens large', async () => {
    await page.getByLabel('Adicionar foto de Coloração raiz').setInputFiles(await photoFile());
    const photo = visits.getByRole('button', { name: /^Foto de/ });
    await expect(photo).toBeVisible();
    await expectAccessible(page);
    await photo.click();
    const viewer = dialog(page, /^Foto de/);
    await expect(viewer.getByRole('img')).toBeVisible();
    await button(viewer, 'Excluir foto').click();
    await button(question(page), 'Excluir').click();
    await expect(photo).toHaveCount(0);
  });

  await test.step('the next visit’s sheet begins with one tap', async () => {
    await page.goto(`/agenda/dia?data=${next.date}&agendamento=${next.id}`);
    const sheet = dialog(page, 'Editar Agendamento');
    await contains(
      sheet,
      'Última fórmula:',
      'Raiz: Tonalizante 6/0, 30 g + 60 ml 13 vol, 25 min; Pontas: Tonalizante 7/3',
    );
    await button(sheet, 'Abrir a ficha técnica de Patrícia Moura').click();
    await button(form, 'Copiar a última').click();
    await expect(form.getByLabel('Produto').nth(1)).toHaveValue('Tonalizante 7/3');
    const photos = form.getByLabel('Adicionar foto de Coloração raiz');
    await photos.setInputFiles(await photoFile());
    await expect(status(form, '1 foto')).toBeVisible();
    const before = form.getByRole('button', { name: /^Foto de antes/ });
    await expect(before).toBeVisible();
    await expect(photos).toBeEnabled();
    await photos.setInputFiles(await photoFile());
    await expect(form.getByRole('button', { name: /^Foto de depois/ })).toBeVisible();
    await before.click();
    const viewer = dialog(page, /^Foto de|Antes e depois/);
    await button(viewer, 'Antes e depois').click();
    await expect(viewer.getByRole('img')).toHaveCount(2);
    // Nothing would say which of the two.
    await expect(button(viewer, 'Excluir foto')).toHaveCount(0);
    await pressEscape(viewer);
    await expectAccessible(page);
    await button(form, 'Salvar ficha').click();
    await expect(form).toBeHidden();
    await contains(sheet, 'Fórmula desta visita:');
  });
});

test('while the formula beside an appointment is still to come, Escape leaves the appointment', async ({ page }) => {
  await bookTwo(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const formula = /formula-row-(?!later)/;
  await page.route(formula, () => {});
  const asked = page.waitForRequest(formula);
  await page.goto(day);
  await card(page, /Bia Prado/).press('Enter');
  const sheet = dialog(page, 'Editar Agendamento');
  await expect(sheet.and(page.locator(':focus-within'))).toBeVisible();
  await asked;
  await pressEscape(sheet);
});
