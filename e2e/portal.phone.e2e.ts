import { card, day } from './agenda.ts';
import { addAppointment, openDay } from './appointments.ts';
import { addClient } from './clients.ts';
import { close } from './commissions.ts';
import { button, dialog, said, tapped } from './parts.ts';
import { addLink, agendaOf, block, enter, goToDay, pinField } from './portal.ts';
import { call, expect, expectAccessible, phone, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { smallTargets } from './targets.ts';
import { addProfessional } from './team.ts';

test.use(phone);

test('the owner hands a link over, and both see at once what is booked', async ({ page, browser, baseURL }) => {
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
    await dialog(theirs, 'Novo agendamento').getByLabel('Cliente').fill('Bia Prado');
    await tapped(button(theirs, 'Salvar'), 'Agendamento criado!');
    await expect(card(page, /^10:00.*Bia Prado/)).toBeVisible();
  });

  /** By the owner, whatever it is by now. */
  async function move(start_time: string, end_time: string) {
    const days = await call(page, 'get', `agenda/days?from=${openDay}&to=${openDay}`);
    const { id, version } = days.appointments[0];
    const data = { version, date: openDay, start_time, end_time, professional_id: camila };
    await call(page, 'put', `agenda/appointments/${id}/time`, data);
  }

  await test.step('what the owner changes, they see without asking for it', async () => {
    await move('15:00', '16:00');
    await expect(block(theirs, /^Bia Prado.*15:00 – 16:00/)).toBeVisible();
  });

  const form = dialog(theirs, 'Editar agendamento');
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

/** A new salon is closed on Sundays. */
const closedSunday = Temporal.PlainDate.from(openDay)
  .add({ days: 7 - Temporal.PlainDate.from(openDay).dayOfWeek })
  .toString();
const lastWeek = Temporal.Now.plainDateISO('America/Sao_Paulo').subtract({ days: 7 });

test('what a professional cannot change says why', async ({ page }) => {
  const link = await addLink(page.context());
  const { id: rafael } = await addProfessional(page, { nome: 'Rafael Nogueira' });
  await addDefaultCategories(page);
  const { id: cut } = await addService(page);
  const { id: colour } = await addService(page, { name: 'Coloração' });
  const [ana = '', bia = '', duda = ''] = await Promise.all(
    ['Ana Lima', 'Bia Prado', 'Duda Reis'].map(async (name, turn) => (await addClient(page, name, 11110001 + turn)).id),
  );
  const at = (client_id: string, professional_id = link.staff, date = openDay, start_time = '09:00') => ({
    client_id,
    professional_id,
    date,
    start_time,
  });
  const both = [
    { service_id: cut, professional_id: null },
    { service_id: colour, professional_id: link.staff },
  ];
  await addAppointment(page, { ...at(ana, rafael), lines: both });
  await addAppointment(page, { ...at(bia, link.staff, openDay, '14:00'), lines: both });
  await addAppointment(page, { ...at(duda, link.staff, lastWeek.toString(), '10:00'), lines: both.slice(1) });
  await enter(page, link);

  await test.step('of a colleague’s appointment their own service is shown, to be read', async () => {
    await goToDay(page, openDay);
    await block(page, 'Ana Lima, Coloração, 09:00 – 11:00, Só leitura').tap();
    const read = dialog(page, 'Agendamento');
    await expect(read).toContainText('Este agendamento é de outro profissional: aqui você só o consulta.');
    await expect(read).not.toContainText('Corte feminino');
    await expect(button(page, 'Salvar')).toHaveCount(0);
    await expect(button(page, 'Cancelar agendamento')).toHaveCount(0);
    await expectAccessible(page);
    await button(page, 'Fechar').last().tap();
  });

  await test.step('of several services, service and duration stay, the form says so, and the rest is changed', async () => {
    await block(page, /^Bia Prado/).tap();
    const form = dialog(page, 'Editar agendamento');
    await said(
      form.getByLabel('Serviço'),
      'Este agendamento tem mais de um serviço ou o de outro profissional: serviço e duração são alterados pelo salão.',
    );
    for (const label of ['Serviço', 'Duração']) await expect(form.getByLabel(label)).toHaveAttribute('readonly');
    await form.getByLabel('Início').fill('15:00');
    await button(page, 'Salvar').tap();
    await expect(block(page, 'Bia Prado, Corte feminino, Coloração, 15:00 – 17:00, Pendente')).toBeVisible();
  });

  await test.step('what shares its time with another is narrow, and still says in words that it was cancelled', async () => {
    const given = { professional_id: link.staff, service_id: cut, start_time: '11:00' };
    await addAppointment(page, { ...given, client_id: duda, status: 'cancelado' });
    await addAppointment(page, { ...given, client_id: ana });
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = block(page, /^Duda Reis.*Cancelado$/);
    await narrow.scrollIntoViewIfNeeded();
    for (const words of ['Cancelado', '11:00 – 12:00']) {
      await expect(narrow.getByText(words)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(phone.viewport);
  });

  await test.step('a period that is closed meanwhile closes an open form in which nobody has typed', async () => {
    await goToDay(page, lastWeek.toString());
    await block(page, /^Duda Reis/).tap();
    await expect(dialog(page, 'Editar agendamento')).toBeVisible();
    await close(page, lastWeek, lastWeek);
    const read = dialog(page, 'Agendamento');
    await expect(read).toContainText('Período de comissões fechado: não pode mais ser alterado.');
    await expect(button(page, 'Cancelar agendamento')).toHaveCount(0);
    await button(page, 'Fechar').last().tap();
  });

  await test.step('its day says so and offers nothing new; what is moved there all the same is refused', async () => {
    await expect(page.getByText('Período de comissões fechado: neste dia nada pode ser alterado.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Novo agendamento às/ })).toHaveCount(0);
    await expect(button(page, 'Novo')).toBeDisabled();
    await expect(button(page, 'Novo')).toHaveAccessibleDescription(/^Período de comissões fechado/);
    await goToDay(page, closedSunday);
    await expect(button(page, 'Novo')).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Novo agendamento às/ })).toHaveCount(0);
    await goToDay(page, openDay);
    await button(page, 'Novo').tap();
    const form = dialog(page, 'Novo agendamento');
    await form.getByLabel('Data').fill(lastWeek.toString());
    await form.getByLabel('Início').fill('12:00');
    await form.getByLabel('Cliente').fill('Eva Sá');
    await button(page, 'Salvar').tap();
    await expect(form.getByRole('alert')).toHaveText('Período de comissões fechado');
    await form.getByLabel('Data').fill(openDay);
    await button(page, 'Salvar').tap();
    await expect(agendaOf(page, openDay)).toContainText('Eva Sá');
    await block(page, /^Eva Sá/).tap();
    const moved = dialog(page, 'Editar agendamento');
    await moved.getByLabel('Data').fill(lastWeek.toString());
    await button(page, 'Salvar').tap();
    await expect(moved.getByRole('alert')).toHaveText('Período de comissões fechado');
  });
});

test('on a phone the link is made from the sheet, and nothing is wider than the smallest one', async ({ page }) => {
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
