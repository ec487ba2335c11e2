import { card, day } from './agenda.ts';
import { openDay } from './appointments.ts';
import { block, button, goToDay, pinField, sheet, status } from './portal.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { smallTargets } from './targets.ts';
import { addProfessional, dialog } from './team.ts';

test.use(phone);

test('the owner hands a link over, the professional books on a phone, and each sees at once what the other does', async ({
  page,
  browser,
  baseURL,
  salon: _,
}) => {
  const { id: camila } = await addProfessional(page);
  let path = '';
  let pin = '';

  await test.step('the owner makes the link in the team', async () => {
    await page.goto('/equipe');
    await page.getByRole('button', { name: /Camila Rocha/ }).tap();
    await dialog(page, 'Editar Profissional').getByRole('button', { name: 'Gerar link do portal' }).tap();
    const portal = dialog(page, 'Portal de Camila Rocha');
    await portal.getByRole('button', { name: 'Gerar link', exact: true }).tap();
    path = new URL(await portal.getByLabel('Link do portal').inputValue()).pathname;
    pin = await portal.getByRole('textbox', { name: /^PIN/ }).inputValue();
    await portal.getByRole('button', { name: 'Concluir' }).tap();
    await page.goto(day);
    await expect(page.getByRole('main')).toContainText('Camila');
  });

  const context = await browser.newContext({ ...phone, baseURL, locale: 'pt-BR', reducedMotion: 'reduce' });
  const theirs = await context.newPage();

  await test.step('the professional comes in with link and PIN alone', async () => {
    await theirs.goto(path);
    await expect(pinField(theirs)).not.toBeFocused();
    await pinField(theirs).tap();
    // Where the focus is not left to nothing: inside, and again at the PIN, whose keyboard nobody has asked for.
    await pinField(theirs).pressSequentially(pin);
    await expect(theirs.getByRole('main')).toBeFocused();
    await button(theirs, 'Sair').tap();
    await expect(theirs.getByRole('heading', { name: 'Olá, Camila' })).toBeFocused();
    await pinField(theirs).fill(pin);
    await goToDay(theirs, openDay);
  });

  await test.step('what they book, the owner sees within a second', async () => {
    await button(theirs, 'Novo agendamento às 10:00').tap();
    await sheet(theirs, 'Novo agendamento').getByLabel('Cliente').fill('Bia Prado');
    await button(theirs, 'Salvar').tap();
    await expect(status(theirs, 'Agendamento criado!')).toBeVisible();
    await expect(card(page, /^10:00.*Bia Prado/)).toBeVisible();
  });

  /** By the owner, whatever it is by now. */
  async function move(start_time: string, end_time: string) {
    const days = await (await page.request.get(`/api/agenda/days?from=${openDay}&to=${openDay}`)).json();
    const { id, version } = days.appointments[0];
    const data = { version, date: openDay, start_time, end_time, professional_id: camila };
    const answer = await page.request.put(`/api/agenda/appointments/${id}/time`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  await test.step('what the owner changes, they see without asking for it', async () => {
    await move('15:00', '16:00');
    await expect(block(theirs, /^Bia Prado.*15:00 – 16:00/)).toBeVisible();
  });

  const form = sheet(theirs, 'Editar agendamento');
  await test.step('an open form that nobody has typed in follows too', async () => {
    await block(theirs, /^Bia Prado/).tap();
    await expect(form.getByLabel('Início')).toHaveValue('15:00');
    await expectAccessible(theirs);
    expect(await smallTargets(theirs)).toEqual([]);
    await move('16:00', '17:00');
    await expect(form.getByLabel('Início')).toHaveValue('16:00');
  });

  await test.step('where something was typed, saving says so and shows how it is now', async () => {
    await form.getByLabel('Cliente').fill('Bia Lima');
    await move('17:00', '18:00');
    await button(theirs, 'Salvar').tap();
    await expect(form.getByRole('alert')).toContainText('O agendamento foi alterado por outra pessoa.');
    await expect(form.getByLabel('Cliente')).toHaveValue('Bia Lima');
    await button(theirs, 'Ver como está agora').tap();
    await expect(form.getByLabel('Início')).toHaveValue('17:00');
    await expect(form.getByLabel('Cliente')).toHaveValue('Bia Prado');
    await expect(form.getByRole('alert')).toBeHidden();
  });
  await context.close();
});
