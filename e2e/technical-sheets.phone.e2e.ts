import { button, contains, dialog, tapped } from './parts.ts';
import { photoFile } from './pictures.ts';
import { agendaOf, block, enter, goToDay, renewLink } from './portal.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { colouredClient } from './technical-sheets.ts';

test.use(phone);

test('at the portal the sheet of a visit is filled in with a thumb, with a photo', async ({ page }) => {
  const { professional_id, next } = await colouredClient(page);
  const { date } = next;
  await enter(page, await renewLink(page, professional_id));
  await goToDay(page, date);
  await expect(agendaOf(page, date)).toBeVisible();
  await block(page, /Patrícia Moura/).tap();
  await button(page, 'Ficha técnica e fotos').tap();
  const sheet = dialog(page, 'Ficha técnica');
  await sheet.getByLabel('Produto').fill('Tonalizante 6/0');
  await sheet.getByLabel('Tirar ou escolher fotos').setInputFiles(await photoFile());
  await expect(sheet.getByRole('img', { name: /^Foto de antes/ })).toBeVisible();
  await expectAccessible(page);
  await tapped(button(sheet, 'Salvar ficha'), 'Ficha técnica salva!');
  await block(page, /Patrícia Moura/).tap();
  await button(page, 'Ficha técnica e fotos').tap();
  await expect(sheet.getByLabel('Produto')).toHaveValue('Tonalizante 6/0');
  await contains(sheet, 'Antes');
});
