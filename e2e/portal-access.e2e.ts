import type { Page } from '@playwright/test';
import { button, confirmed, dialog, question, row } from './parts.ts';
import { call, expect, expectAccessible, failing, type Salon, test } from './salon.ts';
import { inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const portal = (page: Page) => dialog(page, 'Portal de Camila Rocha');
const linkIn = (page: Page) => portal(page).getByLabel('Link do portal');
const pinIn = (page: Page) => portal(page).getByRole('textbox', { name: /^PIN/ });

async function openTeam(page: Page, changes: Parameters<typeof addProfessional>[1] = {}) {
  await addProfessional(page, { nome: 'Camila Rocha', ...changes });
  await page.goto('/equipe');
  await expect(row(page, 'Camila Rocha')).toBeVisible();
}

async function tokenShown(page: Page): Promise<string> {
  const link = await linkIn(page).inputValue();
  return link.split('/').at(-1) ?? '';
}

const validate = (page: Page, token: string, pin: string) =>
  call(page, 'post', 'rpc/staff_portal_validate', { token, pin });

test('a link is made with a chosen PIN, copied, shared, replaced and ended', async ({ page, context, salon }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTeam(page, { telefone: '+5511999990000' });
  const camila = row(page, 'Camila Rocha');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  let first = '';

  await test.step('neither the owner nor anybody inactive has buttons of the portal', async () => {
    await expect(page.getByRole('button', { name: /portal/i })).toHaveCount(1);
    await row(page, salon.business_name).getByRole('button', { name: salon.business_name, exact: true }).click();
    await expect(dialog(page, 'Editar Profissional').getByRole('button', { name: /portal/i })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('what is no PIN is said beside the field', async () => {
    await button(camila, 'Gerar link do portal de Camila Rocha').click();
    await expect(pinIn(page)).toBeFocused();
    await pinIn(page).pressSequentially('12a3');
    await expect(pinIn(page)).toHaveValue('123');
    await page.keyboard.press('Enter');
    await expect(pinIn(page)).toHaveAccessibleDescription(/^PIN inválido\. Use exatamente 6 dígitos\./);
    await pinIn(page).fill('123456');
    await page.keyboard.press('Enter');
    await expect(pinIn(page)).toHaveAccessibleDescription(/^Este PIN é fácil de adivinhar\. Escolha outro\./);
    await expect(pinIn(page)).toBeFocused();
  });

  await test.step('link and PIN are shown once, and open the portal', async () => {
    await pinIn(page).fill('271828');
    await page.keyboard.press('Enter');
    await expect(portal(page)).toContainText('Link do portal gerado com sucesso!');
    await expect(linkIn(page)).toHaveValue(new RegExp(`^${new URL(page.url()).origin}/portal/${UUID}$`));
    await expect(linkIn(page)).not.toBeEditable();
    await expect(pinIn(page)).toHaveValue('271828');
    await expect(button(portal(page), 'Copiar link')).toBeFocused();
    await expectAccessible(page);
    first = await tokenShown(page);
    expect(await validate(page, first, '271828')).toEqual({ ok: true, staff_name: 'Camila Rocha' });
  });

  await test.step('both are copied, and it is said for three seconds', async () => {
    const link = await linkIn(page).inputValue();
    await button(portal(page), 'Copiar link').click();
    await expect(portal(page).getByRole('status').filter({ hasText: 'Link copiado!' })).toBeAttached();
    await expect(button(portal(page), 'Copiado')).toBeVisible();
    expect(await clipboard()).toBe(link);
    await expect(button(portal(page), 'Copiar link')).toBeVisible();
    await button(portal(page), 'Copiar PIN').click();
    await expect(portal(page).getByRole('status').filter({ hasText: 'PIN copiado!' })).toBeAttached();
    expect(await clipboard()).toBe('271828');
  });

  await test.step('WhatsApp gets the link, and the PIN only by choice', async () => {
    const share = portal(page).getByRole('link', { name: 'Enviar por WhatsApp' });
    const text = async () => new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
    await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/5511999990000\?text=/);
    await expect(share).toHaveAttribute('rel', /noreferrer/);
    await expect
      .poll(text)
      .toBe(`Olá, Camila Rocha! Este é o seu link do portal de Studio Jasmim: ${await linkIn(page).inputValue()}`);
    await portal(page).getByLabel('Incluir o PIN na mensagem').check();
    await expect.poll(text).toContain('PIN: 271828');
  });

  await test.step('closed, it is gone; a new link is made after a question, and kills the old one', async () => {
    await button(portal(page), 'Concluir').click();
    await expect(camila).toContainText('Portal');
    await button(camila, 'Link do portal de Camila Rocha').click();
    await expect(portal(page)).toContainText(/Link ativo desde \d\d\/\d\d\/\d{4}/);
    await expect(linkIn(page)).toHaveCount(0);
    await button(portal(page), 'Gerar novo link').click();
    await expect(question(page)).toContainText('O link e o PIN atuais deixam de funcionar na hora.');
    await button(question(page), 'Cancelar').click();
    expect(await validate(page, first, '271828')).toMatchObject({ ok: true });
    await button(portal(page), 'Gerar novo link').click();
    await button(question(page), 'Gerar novo link').click();
    await expect(pinIn(page)).toHaveValue(/^\d{6}$/);
    const second = await tokenShown(page);
    expect(second).not.toBe(first);
    expect(await validate(page, first, '271828')).toMatchObject({ ok: false });
    expect(await validate(page, second, await pinIn(page).inputValue())).toMatchObject({ ok: true });
    await button(portal(page), 'Concluir').click();
  });

  await test.step('ended, the team knows of no link any more', async () => {
    await button(camila, 'Link do portal de Camila Rocha').click();
    await button(portal(page), 'Desativar link').click();
    await expect(question(page)).toContainText('Desativar o link de Camila Rocha?');
    await confirmed(button(question(page), 'Desativar link'), 'Link do portal desativado com sucesso!');
    await expect(button(camila, 'Gerar link do portal de Camila Rocha')).toBeVisible();
  });
});

test('the way to the link stays where it is when the services of the sheet arrive', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/by-professional/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openTeam(page);
  await button(row(page, 'Camila Rocha'), 'Camila Rocha').click();
  const sheet = dialog(page, 'Editar Profissional');
  const make = button(sheet, 'Gerar link do portal');
  await make.scrollIntoViewIfNeeded();
  const before = await make.boundingBox();
  await expect(sheet.getByRole('heading', { name: 'Serviços' })).toBeVisible();
  held.resolve();
  // A salon without services says nothing of them.
  await expect(sheet.getByRole('heading', { name: 'Serviços' })).toBeHidden();
  expect(await make.boundingBox()).toEqual(before);
});

/** As the fifth or the twentieth wrong PIN leaves it. */
const afterWrong = (salon: Salon, wrong: number) =>
  inDatabase(
    salon,
    `update staff_portal_access set failed_attempts = ${wrong}, locked_until = now() + interval '15 minutes' where user_id = $1`,
  );

test('the team shows at once which link wrong PINs have locked, and which they have ended', async ({ page, salon }) => {
  await openTeam(page);
  const camila = row(page, 'Camila Rocha');
  const { id } = (await call(page, 'get', 'team')).rows.find(({ nome }: { nome: string }) => nome === 'Camila Rocha');
  const { token } = await call(page, 'post', `portal/access/${id}`, { pin: '271828' });
  await expect(camila).toContainText('Portal');
  for (let turn = 0; turn < 5; turn += 1) expect(await validate(page, token, '000000')).toMatchObject({ ok: false });
  await expect(camila).toContainText('Portal bloqueado');
  await button(camila, 'Link do portal de Camila Rocha').click();
  await expect(portal(page)).toContainText(/Bloqueado por PINs errados até \d\d\/\d\d\/\d{4}/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await afterWrong(salon, 20);
  await page.reload();
  await expect(camila).toContainText('Portal desativado');
  await button(camila, 'Link do portal de Camila Rocha').click();
  await expect(portal(page)).toContainText('Desativado depois de 20 PINs errados seguidos. Gere um novo link.');
  await button(portal(page), 'Gerar novo link').click();
  await expect(linkIn(page), 'nothing is lost, so nothing is asked').toBeVisible();
});

test('what fails is said in the words of the document, and what was typed stays', async ({ page }) => {
  await openTeam(page);
  await button(row(page, 'Camila Rocha'), 'Gerar link do portal de Camila Rocha').click();
  await pinIn(page).fill('271828');
  const submit = () => button(portal(page), 'Gerar link').click();
  const alert = portal(page).getByRole('alert');
  const said = (detail: string) => expect(alert).toHaveText(`Erro ao gerar link do portal: ${detail}`);

  await failing(page, 'portal/access/*');
  await submit();
  await said('falha inesperada no servidor; tente de novo em instantes');
  await expect(pinIn(page)).toHaveValue('271828');
  await page.unroute('**/api/portal/access/*');

  await page.route('**/api/portal/access/*', (route) => route.fulfill({ json: null }));
  await submit();
  await said('RPC não retornou token.');
  await page.unroute('**/api/portal/access/*');

  await page.route('**/api/portal/access/*', (route) => route.fulfill({ json: { pin: '271828' } }));
  await submit();
  await said('Não foi possível obter o token.');
  await page.unroute('**/api/portal/access/*');

  await submit();
  await expect(linkIn(page)).toBeVisible();
  await expect(alert).toBeHidden();
});
