import type { BrowserContext, Page } from '@playwright/test';
import { lettersTo, linkIn } from './outbox.ts';
import {
  anEmail,
  call,
  expect,
  failing,
  installClock,
  runUntilVisible,
  signInThroughForm,
  signUp,
  stopClock,
  visitorTest as test,
} from './salon.ts';

const newPassword = (page: Page) => page.getByLabel('Nova senha');
const again = (page: Page) => page.getByLabel('Confirmar senha');
const save = (page: Page) => page.getByRole('button', { name: 'Salvar nova senha' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar link' });

async function forgetfulSalon(context: BrowserContext) {
  const salon = await signUp(context);
  await context.clearCookies();
  await call(context, 'post', 'functions/request-password-reset', { email: salon.email });
  const [letter = ''] = await lettersTo(salon.email, 'reset-password');
  return { ...salon, letter, link: linkIn(letter) };
}

async function expectInvalidLink(page: Page, reason: string) {
  await expect(page.getByRole('heading', { name: 'Link Inválido ou Expirado' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(reason);
  await expect(page.getByRole('link', { name: 'Solicitar novo link' })).toHaveAttribute('href', '/forgot-password');
  await expect(page.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
}

test('asking for a link needs an e-mail, and is answered alike for an address that nobody has', async ({ page }) => {
  const email = anEmail();
  const alert = page.getByRole('alert');
  await page.goto('/reset-password');

  await test.step('without a token there is nothing to reset', async () => {
    await expectInvalidLink(page, 'Esta não é uma sessão de redefinição de senha válida.');
    await page.getByRole('link', { name: 'Solicitar novo link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  await test.step('asking for a link needs an e-mail', async () => {
    await send(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email é obrigatório');
    await page.getByLabel('Email').fill('helena');
    await send(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email deve ter um formato válido');
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('what the server refuses or fails is told, and another try goes through', async () => {
    await page.getByLabel('Email').fill(email);
    await failing(page, 'functions/request-password-reset');
    await send(page).click();
    await expect(alert).toHaveText('Erro ao enviar email de redefinição. Tente novamente.');
    await page.route('**/api/functions/request-password-reset', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'Erro ao solicitar redefinição de senha' } }),
    );
    await send(page).click();
    await expect(alert).toHaveText('Erro ao solicitar redefinição de senha');
    await page.route('**/api/functions/request-password-reset', (route) =>
      route.fulfill({ status: 200, json: { success: false, error: 'A fila de emails está cheia' } }),
    );
    await send(page).click();
    await expect(alert).toHaveText('A fila de emails está cheia');
    await page.unrouteAll();
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Verifique seu email' })).toBeVisible();
  });

  await test.step('the confirmation is the same for an address that nobody has, and leads back to the login', async () => {
    await expect(page.getByRole('status')).toContainText(`Se houver uma conta com ${email}`);
    await expect(page.getByText('Verifique a caixa de spam')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao login' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('the link in the mail sets a new password once, and leads to the login', async ({ page, context }) => {
  const { email, password: old, letter, link } = await forgetfulSalon(context);
  expect(letter).toContain('O link vale por 60 minutos e funciona uma única vez.');
  await installClock(page);

  await test.step('a link that cannot be checked is not called invalid: another try checks it', async () => {
    await page.route('**/api/account/reset-link*', (route) => route.abort());
    await page.goto(link);
    await expect(async () => {
      await page.clock.fastForward(2000); // it tries twice more before it gives up
      await expect(page.getByRole('alert')).toContainText('Erro ao verificar sessão. Tente novamente.', {
        timeout: 200,
      });
    }).toPass();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(newPassword(page)).toBeVisible();
  });

  await test.step('a password is typed twice and has six characters', async () => {
    await save(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(/^Nova senha é obrigatória/);
    await expect(newPassword(page)).toBeFocused();
    await expect(again(page)).toHaveAccessibleDescription('Confirmação de senha é obrigatória');
    await newPassword(page).fill('12345');
    await again(page).fill('123456');
    await save(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(/^Senha deve ter pelo menos 6 caracteres/);
    await expect(again(page)).toHaveAccessibleDescription('As senhas não coincidem');
    await newPassword(page).fill('123456');
    await save(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(/^Esta senha é uma das mais usadas\. Escolha outra\./);
  });

  await newPassword(page).fill('nova-senha');
  await again(page).fill('nova-senha');
  await stopClock(page);
  await save(page).click();
  const done = page.getByRole('heading', { name: 'Senha redefinida' });
  await runUntilVisible(page, done);
  await page.clock.runFor(2900);
  await expect(done).toBeVisible();
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/login');
  await page.clock.resume();
  await signInThroughForm(page, { email, password: old });
  await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos.');
  await signInThroughForm(page, { email, password: 'nova-senha' });
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await expectInvalidLink(page, 'Link de redefinição inválido ou expirado. Solicite um novo link.');
});

test('an unsaved password stays in the form; a link used elsewhere is refused', async ({ page, context }) => {
  const { link } = await forgetfulSalon(context);
  await page.goto(link);
  await newPassword(page).fill('nova-senha');
  await again(page).fill('nova-senha');

  await test.step('a password that could not be saved is told, and stays in the form', async () => {
    await failing(page, 'account/reset-password');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao redefinir senha. Tente novamente.');
    await expect(newPassword(page)).toHaveValue('nova-senha');
    await page.unrouteAll();
  });

  await test.step('a link that was used in another tab meanwhile is refused with its own words', async () => {
    const token = new URL(link, 'http://localhost').searchParams.get('token');
    await call(context, 'post', 'account/reset-password', {
      token,
      password: 'outra-senha',
      confirmation: 'outra-senha',
    });
    await save(page).click();
    await expectInvalidLink(page, 'Sessão inválida ou expirada. Solicite um novo link de redefinição.');
  });
});
