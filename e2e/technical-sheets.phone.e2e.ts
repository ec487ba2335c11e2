import { call } from './api.ts';
import { alert, button, contains, dialog, tapped } from './parts.ts';
import { photoFile } from './pictures.ts';
import { agendaOf, block, enter, goToDay, renewLink } from './portal.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { colouredClient } from './technical-sheets.ts';

test.use(phone);

test('at the portal the sheet of a visit is filled in with a thumb, with a photo, beside what the desk writes', async ({
  page,
}) => {
  const { id: client_id, professional_id, next } = await colouredClient(page);
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
  await expect(sheet.getByLabel('O que a foto mostra')).toHaveValue('after');

  const visit = { client_id, appointment_id: next.id };
  const { own } = await call(page, 'get', `technical-sheets/last?${new URLSearchParams(visit)}`);
  const write = (sheet: { id: string; version: string; date: string }, result: string) =>
    call(page, 'put', `technical-sheets/${sheet.id}`, { ...sheet, staff_id: professional_id, result, lines: [] });
  const written = await write(own, 'Ficou quente demais');
  await expect(sheet.getByLabel('Resultado')).toHaveValue('Ficou quente demais');
  await expect(sheet.getByLabel('Produto')).toHaveValue('');

  await sheet.getByLabel('Resultado').fill('Ficou como queria');
  await write(written, 'Um tom abaixo');
  await button(sheet, 'Salvar ficha').tap();
  await contains(alert(sheet, 'Alguém mudou esta ficha'), 'Agora: Um tom abaixo.');
  await expect(sheet.getByLabel('Resultado')).toHaveValue('Ficou como queria');
  await tapped(button(sheet, 'Salvar ficha'), 'Ficha técnica salva!');
});
