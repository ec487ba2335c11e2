import type { Page } from '@playwright/test';
import { lettersTo, linkIn } from './outbox.ts';
import { alert, button, confirmed, status } from './parts.ts';
import { expect, expectAccessible, failing, installClock, runUntilVisible, stopClock, test } from './salon.ts';

const choice = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Informações da conta' })).toBeVisible();
});

test('name, time zone and password are changed, and kept', async ({ page, salon, playwright, baseURL }) => {
  await test.step('the account says its e-mail, when it was made, the last sign-in and whether the e-mail is confirmed', async () => {
    const row = (label: string) => page.getByRole('listitem').filter({ hasText: label });
    await expect(row('Email').first()).toContainText(salon.email);
    await expect(row('Conta criada em')).toHaveText(/\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
    await expect(row('Último acesso')).toHaveText(/\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
    await expect(row('Confirmação do email')).toContainText('Não confirmado');
  });

  await test.step('the mail that confirms the e-mail comes again when it is asked for, and its link confirms, once', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'Confirmação do email' });
    await failing(page, 'account/confirmation');
    await button(page, 'Reenviar email').click();
    await expect(page.getByRole('alert')).toContainText('Erro ao enviar email de confirmação');
    await page.unrouteAll();
    await button(page, 'Reenviar email').click();
    await expect(page.getByRole('status').filter({ hasText: `Email enviado para ${salon.email}!` })).toBeVisible();
    const [, letter = ''] = await lettersTo(salon.email, 'confirmar-email', 2);
    const tab = await page.context().newPage();
    await tab.goto(linkIn(letter));
    await expect(tab.getByRole('heading', { name: 'Email confirmado' })).toBeVisible();
    await expect(row).toContainText('Confirmado');
    await expect(row).not.toContainText('Não confirmado');
    await expect(button(page, 'Reenviar email')).toHaveCount(0);
    await tab.reload();
    await expect(tab.getByRole('alert')).toHaveText('Este link já foi usado ou expirou. Peça outro no seu perfil.');
    await expectAccessible(tab);
    await tab.getByRole('link', { name: 'Ir para o perfil' }).click();
    await expect(tab).toHaveURL('/perfil');
    await tab.close();
  });

  await test.step("the salon's new name stands in the shell; an empty one is refused", async () => {
    const name = choice(page, 'Nome do salão ou profissional');
    await expect(name).toHaveValue('Studio Jasmim');
    await expect(button(page, 'Salvar nome')).toBeDisabled();
    await expect(button(page, 'Salvar nome')).toHaveAccessibleDescription('Nada foi alterado.');
    await name.fill(' ');
    await button(page, 'Salvar nome').click();
    await expect(name).toHaveAccessibleDescription('Nome do salão ou profissional é obrigatório');
    await expect(name).toBeFocused();
    await name.clear();
    await name.pressSequentially('casa da helena');
    await confirmed(button(page, 'Salvar nome'), 'Nome atualizado com sucesso!');
    await expect(page.getByRole('banner')).toContainText('Casa da Helena');
  });

  await test.step('the time zone of the salon can be changed', async () => {
    await expect(button(page, 'Salvar fuso horário')).toBeDisabled();
    const cities = choice(page, 'Fuso horário').locator('optgroup[label=Brasil] option');
    await expect(cities.first()).toHaveText('Araguaína');
    await expect(cities.filter({ hasText: 'São Paulo' })).toHaveJSProperty('selected', true);
    await choice(page, 'Fuso horário').selectOption('America/Manaus');
    await confirmed(button(page, 'Salvar fuso horário'), 'Fuso horário atualizado com sucesso!');
  });

  await test.step('a new password is typed twice, has six characters and signs the other devices out', async () => {
    const phone = await playwright.request.newContext({ baseURL });
    await phone.post('/api/account/sign-in', { data: { email: salon.email, password: salon.password } });
    const [password, again] = [choice(page, 'Nova senha'), choice(page, 'Confirmar nova senha')];
    const current = choice(page, 'Senha atual');
    const save = button(page, 'Alterar senha');
    await save.click();
    await expect(current).toHaveAccessibleDescription('Senha atual é obrigatória');
    await expect(current).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/^Nova senha é obrigatória/);
    await current.fill('outra-senha');
    await expect(again).toHaveAccessibleDescription('Confirmação de senha é obrigatória');
    await password.fill('12345');
    await again.fill('12345');
    await save.click();
    await expect(password).toHaveAccessibleDescription(/^Senha deve ter pelo menos 6 caracteres/);
    await password.fill('nova-senha');
    await save.click();
    await expect(again).toHaveAccessibleDescription('As senhas não coincidem');
    await again.fill('nova-senha');
    await save.click();
    await expect(current).toHaveAccessibleDescription('Senha incorreta. Tente novamente.');
    await expect(current).toBeFocused();
    await current.fill(salon.password);
    expect(await (await phone.get('/api/account/session')).json()).not.toBeNull();
    await confirmed(save, 'Senha alterada com sucesso!');
    await expect(password).toHaveValue('');
    expect(await (await phone.get('/api/account/session')).json()).toBeNull();
    await phone.dispose();
  });

  await test.step('too many wrong passwords lock, and the page says for how long', async () => {
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const wish = { current: 'errada', password: 'outra-senha', confirmation: 'outra-senha' };
      await page.request.put('/api/account/password', { data: wish });
    }
    await choice(page, 'Senha atual').fill('nova-senha');
    await choice(page, 'Nova senha').fill('outra-senha');
    await choice(page, 'Confirmar nova senha').fill('outra-senha');
    await button(page, 'Alterar senha').click();
    await expect(page.getByRole('alert')).toContainText(
      'Muitas tentativas com esta conta. Tente novamente em 15 minutos.',
    );
  });

  await test.step('all of it is there at the next visit, without signing in again', async () => {
    await page.reload();
    await expect(choice(page, 'Nome do salão ou profissional')).toHaveValue('Casa da Helena');
    await expect(choice(page, 'Fuso horário')).toHaveValue('America/Manaus');
  });
});

test('a country is saved only when another is chosen, and the banner goes', async ({ page }) => {
  const save = button(page, 'Salvar país');
  await expect(save).toBeDisabled();
  await test.step('until then it is reached and says why it does nothing', async () => {
    await save.focus();
    await expect(save).toBeFocused();
    await expect(save).toHaveAccessibleDescription('Nada foi alterado.');
    await page.keyboard.press('Enter');
    await expect(save).not.toHaveAttribute('aria-busy');
  });
  await choice(page, 'País').selectOption('Portugal');
  await expect(save).toBeEnabled();
  await expect(save).toHaveAccessibleDescription('');
  await choice(page, 'País').selectOption('Brasil');
  await expect(save).toBeDisabled();
  await choice(page, 'País').selectOption('Portugal');
  await installClock(page);
  await stopClock(page);
  await save.click();
  const banner = status(page, 'País atualizado com sucesso!');
  await runUntilVisible(page, banner);
  await expect(save).toBeDisabled();
  await page.clock.runFor(2900);
  await expect(banner).toBeVisible();
  await page.clock.runFor(100);
  await expect(banner).toBeHidden();
  await page.clock.resume();
  // The salon's own zone is none of Portugal's.
  await expect(choice(page, 'Fuso horário')).toHaveValue('Europe/Lisbon');
  await page.reload();
  await expect(choice(page, 'País')).toHaveValue('PT');
});

test('another language is spoken at once, here and in every other tab, and is kept', async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(button(page, 'Salvar idioma')).toBeDisabled();
  await choice(page, 'Idioma').selectOption('English');
  await confirmed(button(page, 'Salvar idioma'), 'Language updated!');
  await expect(heading).toHaveText('Profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(button(page, 'Save language')).toBeDisabled();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await test.step('the top bar switches the language and saves it', async () => {
    const saved = page.waitForResponse('**/api/account/language');
    await page.getByRole('banner').getByLabel('Language').selectOption('Español');
    await expect(heading).toHaveText('Perfil');
    await expect(choice(page, 'Idioma')).toHaveValue('es');
    await saved;
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(heading).toHaveText('Perfil');
  });

  await test.step('a language that could not be saved is told, and the one before stays', async () => {
    await failing(page, 'account/language');
    await page.getByRole('banner').getByLabel('Idioma').selectOption('English');
    await expect(page.getByRole('alert')).toContainText(
      'Error al actualizar el idioma: fallo inesperado en el servidor; inténtalo de nuevo en un momento',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

const detail = 'falha inesperada no servidor; tente de novo em instantes';
const failures = [
  ['business', 'Nome do salão ou profissional', 'Casa', 'Salvar nome', 'Erro ao atualizar nome'],
  ['country', 'País', 'PT', 'Salvar país', `Erro ao atualizar país: ${detail}`],
  ['language', 'Idioma', 'en', 'Salvar idioma', `Erro ao atualizar idioma: ${detail}`],
] as const;

test('a change that could not be saved is told, and what was chosen is kept', async ({ page, context }) => {
  await installClock(page);
  for (const [operation, change, to, save, message] of failures) {
    await failing(page, `account/${operation}`);
    const control = choice(page, change);
    if (operation === 'business') await control.fill(to);
    else await control.selectOption(to);
    await button(page, save).click();
    await expect(alert(page, message)).toBeVisible();
    await expect(control).toHaveValue(to);
  }
  await page.clock.fastForward(60_000);
  await expect(alert(page, 'Erro ao atualizar idioma')).toBeVisible();
  await failing(page, 'account/password');
  await choice(page, 'Senha atual').fill('segredo1');
  await choice(page, 'Nova senha').fill('nova-senha');
  await choice(page, 'Confirmar nova senha').fill('nova-senha');
  await button(page, 'Alterar senha').click();
  await expect(alert(page, 'Erro ao atualizar senha')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(page.getByRole('alert')).toBeEmpty();

  await test.step('without a connection the banner says so', async () => {
    await page.unrouteAll();
    await context.setOffline(true);
    await button(page, 'Salvar país').click();
    await expect(page.getByRole('alert')).toContainText(
      'Erro ao atualizar país: sem conexão com o servidor; confira a internet e tente de novo',
    );
  });
});
