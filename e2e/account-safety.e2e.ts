import type { APIRequestContext, Page } from '@playwright/test';
import { codeAt, stepAt } from '../src/server/account/totp.ts';
import { lettersTo, linkIn } from './outbox.ts';
import { alert, button, confirmed, dialog, question, said } from './parts.ts';
import { anEmail, expect, expectAccessible, type Salon, signInThroughForm, signUp, test } from './salon.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';

/** What an authenticator app shows next for the key that it was given, or so many half minutes from now. The present one has turned it on. */
function codeOf(key: string, later = 1): string {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Buffer.from(bytes), stepAt(Temporal.Now.instant()) + later);
}

const isIn = async (request: APIRequestContext) => (await (await request.get('/api/account/session')).json()) !== null;

const codeField = (page: Page) => page.getByLabel('Código de 6 dígitos');
const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** From the password to the recovery codes, wherever it was begun. Answers the key and the codes. */
async function turnOn(page: Page, { password }: Salon) {
  const place = page.getByRole('dialog').or(page.getByRole('main')).last();
  await place.getByLabel('Senha', { exact: true }).fill(password);
  await button(place, 'Continuar').click();
  await expect(place.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  const key = ((await place.locator('p[translate=no]').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await codeField(page).fill(codeOf(key, 50));
  await button(place, 'Confirmar e ligar').click();
  await said(codeField(page), 'Código incorreto ou já usado');
  await codeField(page).fill(codeOf(key, 0));
  await button(place, 'Confirmar e ligar').click();
  const list = place.getByRole('list', { name: 'Códigos de recuperação' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  return { key, codes, place };
}

test('an account ends a session on another device, which is out at once', async ({
  page,
  salon,
  playwright,
  baseURL,
}) => {
  const signedInElsewhere = async (userAgent: string) => {
    const request = await playwright.request.newContext({ baseURL, userAgent });
    await request.post('/api/account/sign-in', { data: { email: salon.email, password: salon.password } });
    return request;
  };
  const [iphone, curl] = [await signedInElsewhere(PHONE), await signedInElsewhere('curl/8')];
  await page.goto('/perfil');
  const sessions = card(page, 'Onde sua conta está aberta');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('Este aparelho');
  await expect(sessions).toContainText('Safari em iPhone');
  await expect(sessions).toContainText('Aparelho desconhecido');
  await expectAccessible(page);
  await button(sessions, 'Encerrar o acesso de Safari em iPhone').click();
  await expect(question(page)).toContainText('Safari em iPhone terá de entrar de novo.');
  await confirmed(button(question(page), 'Encerrar'), 'Acesso encerrado!');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  expect([await isIn(iphone), await isIn(curl)]).toEqual([false, true]);
  await button(sessions, 'Encerrar os outros').click();
  await confirmed(button(question(page), 'Encerrar'), '1 acesso encerrado!');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(button(sessions, 'Encerrar os outros')).toHaveCount(0);
  expect(await isIn(curl)).toBe(false);
  await iphone.dispose();
  await curl.dispose();
});

test('two-step sign-in is turned on, asked for at every sign-in, and asked of the whole salon', async ({
  page,
  salon,
}) => {
  await page.goto('/perfil');
  const twoStep = card(page, 'Verificação em duas etapas');
  await expect(twoStep).toContainText('Desligada');
  await expect(twoStep.getByLabel('Pedir a todos do salão')).toBeDisabled();

  const { key, codes } =
    await test.step('the password, the key for the app, a code, and ten codes to keep', async () => {
      await button(twoStep, 'Ligar').click();
      const shown = await turnOn(page, salon);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(
        shown.place.getByRole('list', { name: 'Códigos de recuperação' }),
        'they stay until kept',
      ).toBeVisible();
      const [file] = await Promise.all([page.waitForEvent('download'), button(shown.place, 'Baixar').click()]);
      expect(file.suggestedFilename()).toBe('madeixa-codigos.txt');
      await button(shown.place, 'Já guardei').click();
      await expect(twoStep).toContainText('Restam 10 códigos de recuperação.');
      await expect(dialog(page, 'Ligar a verificação')).toBeHidden();
      return shown;
    });

  await test.step('a session that was lost asks for both steps above the page, here with a recovery code', async () => {
    await page.context().clearCookies();
    await page.getByLabel('Nome do salão ou profissional').fill('Casa Nova');
    await button(page, 'Salvar nome').click();
    const again = dialog(page, 'Sua sessão terminou');
    await again.getByLabel('Senha', { exact: true }).fill(salon.password);
    await button(again, 'Entrar').click();
    const second = dialog(page, 'Código de verificação');
    await expect(codeField(page)).toBeFocused();
    await button(second, 'Usar código de recuperação').click();
    await second.getByLabel('Código de recuperação', { exact: true }).fill(codes[0]?.toUpperCase() ?? '');
    await button(second, 'Entrar').click();
    await expect(page.getByRole('banner')).toContainText('Casa Nova');
    await page.reload();
    await expect(twoStep).toContainText('Restam 9 códigos de recuperação.');
  });

  await test.step('the login asks for the code on a step of its own', async () => {
    await page.request.post('/api/account/sign-out');
    await page.goto('/login?next=%2Fperfil');
    await signInThroughForm(page, salon);
    await expect(page.getByRole('heading', { name: 'Código de verificação' })).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
    await expectAccessible(page);
    await button(page, 'Entrar').click();
    await said(codeField(page), 'Código é obrigatório');
    await codeField(page).fill(codeOf(key, 50));
    await button(page, 'Entrar').click();
    await said(codeField(page), 'Código incorreto ou já usado');
    await button(page, 'Voltar ao login').click();
    await signInThroughForm(page, salon);
    await codeField(page).fill(codeOf(key));
    await button(page, 'Entrar').click();
    await expect(page).toHaveURL('/perfil');
    await expect(twoStep).toContainText('Ligada');
  });

  await test.step('an owner who asks everybody and turns their own off is led to turn it on first', async () => {
    const typing = await page.context().newPage();
    await typing.goto('/clientes');
    await button(typing, 'Novo Cliente').first().click();
    await dialog(typing, 'Novo Cliente').getByLabel('Nome').fill('Ana Lima');
    await confirmed(twoStep.getByLabel('Pedir a todos do salão'), 'Agora todos precisam');
    await expect(twoStep.getByLabel('Pedir a todos do salão')).toBeChecked();
    await button(twoStep, 'Desligar').click();
    const off = dialog(page, 'Desligar a verificação');
    await off.getByLabel('Senha', { exact: true }).fill(salon.password);
    // With letters, for who has lost the phone: a keyboard of digits alone would not do.
    await expect(off.getByLabel('Código de verificação')).toHaveAttribute('inputmode', 'text');
    await off.getByLabel('Código de verificação').fill(codes[1] ?? '');
    await button(off, 'Desligar').click();
    await expect(page).toHaveURL(/^[^?]*\/dois-passos/);
    await expect(page.getByRole('main')).toContainText('pede uma segunda etapa no login de todos');
    const above = dialog(typing, 'Verificação em duas etapas');
    await expect(above, 'what was typed elsewhere is not thrown away').toContainText(
      'o que você digitou está guardado',
    );
    await expectAccessible(typing);
    await page.goto('/clientes');
    await expect(page).toHaveURL('/dois-passos?next=%2Fclientes');
    const { place } = await turnOn(page, salon);
    await button(place, 'Já guardei').click();
    await expect(page).toHaveURL('/clientes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes');
    await expect(above).toBeHidden();
    await expect(dialog(typing, 'Novo Cliente').getByLabel('Nome')).toHaveValue('Ana Lima');
    await typing.close();
  });
});

test('too many wrong codes are told, with how long to wait', async ({ page, salon }) => {
  await page.goto('/dois-passos');
  const { key, place } = await turnOn(page, salon);
  await button(place, 'Já guardei').click();
  await expect(page).toHaveURL('/dashboard');
  await page.request.post('/api/account/sign-out');
  const first = await page.request.post('/api/account/sign-in', {
    data: { email: salon.email, password: salon.password },
  });
  const { ticket } = (await first.json()).data;
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await page.request.post('/api/account/sign-in/second-step', { data: { ticket, code: codeOf(key, 50 + wrong) } });
  }
  await page.goto('/login');
  await signInThroughForm(page, salon);
  await codeField(page).fill(codeOf(key));
  await button(page, 'Entrar').click();
  await expect(alert(page, 'Muitos códigos errados. Tente novamente em 15 minutos.')).toBeVisible();
});

test('another e-mail is confirmed at both addresses, and the profile shows which is missing', async ({
  page,
  salon,
  playwright,
  baseURL,
}) => {
  const email = anEmail();
  const elsewhere = await playwright.request.newContext({ baseURL });
  await page.goto('/perfil');
  const account = card(page, 'Informações da conta');
  const begin = async () => {
    await button(account, 'Trocar email').click();
    const form = dialog(page, 'Trocar email');
    await form.getByLabel('Novo email').fill(email);
    await form.getByLabel('Senha', { exact: true }).fill(salon.password);
    await confirmed(button(form, 'Enviar links'), 'Links enviados para os dois emails!');
    await expect(form).toBeHidden();
  };
  await button(account, 'Trocar email').click();
  const form = dialog(page, 'Trocar email');
  await form.getByLabel('Novo email').fill(salon.email);
  await form.getByLabel('Senha', { exact: true }).fill('outra');
  await button(form, 'Enviar links').click();
  await said(form.getByLabel('Senha', { exact: true }), 'Senha incorreta');
  await form.getByLabel('Senha', { exact: true }).fill(salon.password);
  await button(form, 'Enviar links').click();
  await said(form.getByLabel('Novo email'), 'Este já é o seu email.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(question(page), 'Descartar').click();

  await begin();
  await expect(account).toContainText(`Troca para ${email}`);
  await confirmed(button(account, 'Cancelar a troca'), 'Troca cancelada!');
  await expect(account).not.toContainText(`Troca para ${email}`);

  await begin();
  const [, toNew = ''] = await lettersTo(email, 'trocar-email', 2);
  const [, toOld = ''] = await lettersTo(salon.email, 'trocar-email', 2);
  const tab = await page.context().newPage();
  await tab.goto(linkIn(toNew));
  await expectAccessible(tab);
  await expect(account, 'opening a link confirms nothing').toContainText('Novo email: aguardando');
  await button(tab, 'Confirmar troca').click();
  await expect(tab.getByRole('status')).toHaveText('Falta abrir o link que enviamos ao outro endereço.');
  await expectAccessible(tab);
  await expect(account).toContainText('Novo email: confirmado');
  await expect(account).toContainText('Email de hoje: aguardando');
  await tab.goto(linkIn(toOld));
  await button(tab, 'Confirmar troca').click();
  await expect(tab.getByRole('heading', { name: 'Email trocado' })).toBeVisible();
  await expect(account).toContainText(email);
  await expect(account).not.toContainText(salon.email);
  await tab.reload();
  await button(tab, 'Confirmar troca').click();
  await expect(tab.getByRole('alert')).toContainText('Este link já foi usado');
  await tab.getByRole('link', { name: 'Ir para o perfil' }).click();
  await expect(tab).toHaveURL('/perfil');
  await tab.close();

  await test.step('where somebody else has the address by the last link, the profile waits no longer', async () => {
    const { email: taken } = await signUp({ request: elsewhere });
    await button(account, 'Trocar email').click();
    await form.getByLabel('Novo email').fill(taken);
    await form.getByLabel('Senha', { exact: true }).fill(salon.password);
    await confirmed(button(form, 'Enviar links'), 'Links enviados para os dois emails!');
    for (const to of [taken, email]) {
      const letter = (await lettersTo(to, 'trocar-email', to === taken ? 1 : 3)).at(-1) ?? '';
      const token = new URL(linkIn(letter), baseURL).searchParams.get('token');
      await page.request.post('/api/account/email-change/confirm', { data: { token } });
    }
    await expect(account).not.toContainText(`Troca para ${taken}`);
    await elsewhere.dispose();
  });
});
