import type { Page } from '@playwright/test';
import { addReceptionist, PIN, setPin, turnOn } from './desk.ts';
import { addMember } from './members.ts';
import { alert, button, confirmed, dialog } from './parts.ts';
import { call, expect, expectAccessible, installClock, test } from './salon.ts';
import { addProfessional } from './team.ts';

const lock = (page: Page) => dialog(page, 'Quem está na recepção?');
const typed = (page: Page, count: number) =>
  lock(page)
    .getByRole('status')
    .filter({ hasText: `${count} de 6` });

/** Where there is no connection on purpose. */
test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

/** By hand; the server has heard of it. */
async function lockByHand(page: Page) {
  const heard = page.waitForResponse('**/api/desk/lock');
  await button(page, 'Bloquear').click();
  await expect(lock(page)).toBeVisible();
  await heard;
}

test('whoever sets a PIN for themselves gives their password, and no PIN that is tried first', async ({
  page,
  salon,
}) => {
  await page.goto('/perfil');
  await expect(page.getByText('Você ainda não tem PIN.')).toBeVisible();
  const pin = page.getByLabel('Novo PIN');
  await pin.fill('123456');
  await page.getByLabel('Sua senha').fill(salon.password);
  await button(page, 'Salvar PIN').click();
  await expect(pin).toHaveAccessibleDescription(/Este PIN é fácil de adivinhar/);
  await pin.fill(PIN);
  await confirmed(button(page, 'Salvar PIN'), 'PIN salvo!');
  await expect(page.getByText('Você tem um PIN.')).toBeVisible();
});

test('a desk locks itself, shows and answers nothing, and each comes back in seconds with a PIN of their own', async ({
  page,
  salon,
}) => {
  await addReceptionist(page, salon, 'Rita Campos');
  await setPin(page, salon.password);
  await installClock(page);
  await turnOn(page, 5);
  await page.goto('/clientes');
  await button(page, 'Novo Cliente').first().click();
  const sheet = dialog(page, 'Novo Cliente');
  await sheet.getByLabel('Nome').fill('Ana Lima');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(button(other, 'Bloquear')).toBeVisible();

  await test.step('after its minutes all tabs are locked, and so is the server', async () => {
    await page.bringToFront();
    await page.clock.runFor('04:30');
    await expect(sheet).toBeVisible();
    await expect(lock(page)).toBeHidden();
    // Whichever of the tabs is the first.
    const heard = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/api/desk/lock'));
    await page.clock.runFor('00:40');
    await expect(lock(page)).toBeVisible();
    await heard;
    await expect(lock(page)).toContainText('Bloqueada depois de 5 minutos sem uso.');
    await expect(lock(page)).toContainText('Nada se perdeu.');
    expect((await page.request.get('/api/clients')).status()).toBe(401);
    await expect(lock(other)).toBeVisible();
  });

  await test.step('no key and no Tab leads behind the lock', async () => {
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBe('DIALOG');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(lock(page)).toContainText('Escolha quem é você');
  });

  await test.step('the same person finds what they typed, in every tab', async () => {
    await page.keyboard.press('1');
    await page.keyboard.type('314159');
    await expect(alert(lock(page), 'PIN errado. Tente de novo.')).toBeVisible();
    await page.keyboard.type(PIN);
    await expect(sheet).toBeVisible();
    await expect(lock(page)).toBeHidden();
    await expect(sheet.getByLabel('Nome')).toHaveValue('Ana Lima');
    await expect(lock(other)).toBeHidden();
    await sheet.getByRole('textbox', { name: 'Telefone' }).fill('11999990001');
    await button(sheet, 'Salvar').click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Ana Lima');
  });

  await test.step('without a connection the screen says so, and keeps the digits', async () => {
    await lockByHand(page);
    await expect(lock(page)).toContainText('Digite seu PIN');
    await page.context().setOffline(true);
    await page.keyboard.type(PIN);
    await expect(alert(lock(page), 'Não deu para desbloquear: sem conexão')).toBeVisible();
    await expect(typed(page, 6)).toBeAttached();
    await page.context().setOffline(false);
    await button(lock(page), 'Tentar de novo').click();
    await expect(lock(page)).toBeHidden();
  });

  await test.step('somebody else is asked before they throw away what was typed, and then is at work with their own rights', async () => {
    await page.goto('/clientes');
    await button(page, 'Novo Cliente').first().click();
    await sheet.getByLabel('Nome').fill('Bia Prado');
    await page.clock.fastForward('08:00:00');
    await expect(lock(page)).toBeVisible();
    await lock(page)
      .getByRole('button', { name: /^Rita Campos/ })
      .click();
    await expect(lock(page)).toContainText('Studio Jasmim deixou algo sem salvar');
    await button(lock(page), 'Entrar e descartar').click();
    await page.keyboard.type(PIN);
    await expect(page.getByRole('banner').getByText('Rita Campos')).toBeVisible();
    await expect(lock(page)).toBeHidden();
    await expect(sheet).toBeHidden();
    expect((await call(page, 'get', 'account/session')).member).toMatchObject({
      name: 'Rita Campos',
      role: 'receptionist',
    });
    expect((await page.request.get('/api/desk/devices')).status()).toBe(403);
  });

  await test.step('a page that is opened at a locked desk shows the lock first, and then what was wanted', async () => {
    await lockByHand(page);
    await page.goto('/clientes');
    await expect(page.getByRole('heading', { name: 'Quem está na recepção?' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('Digite seu PIN de 6 números')).toBeVisible();
    await page.keyboard.type(PIN);
    await expect(page.getByRole('heading', { name: 'Clientes', level: 1, exact: true })).toBeVisible();
    await expect(button(page, 'Bloquear')).toBeVisible();
  });

  await test.step('e-mail and password always work', async () => {
    await lockByHand(page);
    await lock(page)
      .getByRole('button', { name: /^Outra pessoa/ })
      .click();
    await lock(page).getByLabel('Email').fill(salon.email);
    await lock(page).getByLabel('Senha', { exact: true }).fill(salon.password);
    await button(lock(page), 'Entrar').click();
    await expect(page.getByText(salon.email)).toBeVisible();
    await expect(lock(page)).toBeHidden();
    await expect(page.getByRole('main'), 'begins at the page').toBeFocused();
  });

  await test.step('signing out on the device ends the desk', async () => {
    await lockByHand(page);
    await button(page, 'Sair do salão neste aparelho').click();
    await button(lock(page), 'Sair do salão').click();
    await expect(button(page, 'Entrar')).toBeVisible();
    expect(await call(page, 'get', 'desk')).toBeNull();
  });
});

test('a professional’s own agenda locks with the desk, and its lock screen takes the page’s place', async ({
  page,
}) => {
  await installClock(page);
  await turnOn(page, 5);
  const { id: staff_id } = await addProfessional(page, { nome: 'Camila Rocha' });
  const { email, password } = await addMember(page, 'Camila Rocha', { role: 'professional', staff_id });
  await call(page, 'post', 'account/sign-in', { email, password });
  await setPin(page, password);
  await page.goto('/minha-agenda');
  await expect(button(page, 'Bloquear')).toBeVisible();
  await page.clock.runFor('04:30');
  await expect(page).toHaveURL('/minha-agenda');
  await page.clock.runFor('00:40');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Quem está na recepção?' })).toBeVisible();
  await expect.poll(() => call(page, 'get', 'account/session')).toBeNull();
  await page.getByRole('button', { name: /^Camila Rocha/ }).click();
  await page.keyboard.type(PIN);
  await expect(page).toHaveURL('/minha-agenda');
  await button(page, 'Bloquear').click();
  await expect(page).toHaveURL('/login');
});
