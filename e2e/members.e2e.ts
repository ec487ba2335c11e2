import { addMember, invite } from './members.ts';
import { button, confirmed, contains, dialog, row } from './parts.ts';
import { anEmail, call, expect, expectAccessible, phone, signUp, test, visitorTest } from './salon.ts';
import { addProfessional } from './team.ts';

test('a person is invited by link, joins on their phone, gets other rights, and their access ends', async ({
  page,
  browser,
  baseURL,
}) => {
  await addProfessional(page, { nome: 'Camila Rocha' });
  await page.goto('/equipe');
  await page.getByRole('link', { name: 'Acessos' }).click();
  await expect(page).toHaveURL('/equipe/acessos');
  await expect(page.getByText('Só você entra no salão')).toBeVisible();
  await expect(row(page, 'Studio Jasmim')).toContainText('Proprietária');
  const invitation = dialog(page, 'Convidar pessoa');
  const email = anEmail();

  const link = await test.step('the link is shown once', async () => {
    await button(page, 'Convidar pessoa').click();
    await button(invitation, 'Enviar email').click();
    await expect(invitation.getByLabel('Email')).toHaveAccessibleDescription(/Informe o email para enviar o convite/);
    await invitation.getByLabel('Email').fill(email);
    await invitation.getByRole('radio', { name: 'Profissional' }).click();
    await expect(invitation.getByText('a pessoa não tem agenda própria')).toBeVisible();
    await invitation.getByRole('combobox', { name: /Ligar a profissional/ }).click();
    await page.getByRole('option', { name: 'Camila Rocha' }).click();
    await expectAccessible(page);
    await button(invitation, 'Criar link').click();
    const shown = invitation.getByLabel('Link do convite');
    await expect(shown).toHaveValue(/\/convite\/[\w-]{32}$/);
    await expect(button(invitation, 'Copiar link')).toBeFocused();
    await expect(invitation.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', /convite/);
    const link = await shown.inputValue();
    await button(invitation, 'Concluir').click();
    await expect(invitation).toBeHidden();
    await contains(row(page, email), 'Convite', 'Profissional, ligada a Camila Rocha', 'Convidada hoje');
    return link;
  });

  const theirs = await browser.newContext({ ...phone, baseURL, locale: 'pt-BR', reducedMotion: 'reduce' });
  const colleague = await theirs.newPage();

  await test.step('whoever has it joins with an account of their own', async () => {
    await colleague.goto(link);
    await expect(colleague.getByRole('heading', { name: 'Studio Jasmim convidou você' })).toBeVisible();
    await expect(colleague.getByText('Função: Profissional. Você é Camila Rocha na equipe.')).toBeVisible();
    await expect(colleague.getByLabel('Email')).toHaveValue(email);
    await button(colleague, 'Entrar com a minha conta').click();
    await expect(colleague.getByLabel('Email')).toBeFocused();
    await button(colleague, 'Criar conta').click();
    await expect(colleague.getByLabel('Seu nome')).toBeFocused();
    await colleague.getByLabel('Seu nome').fill('Camila Rocha');
    await colleague.getByLabel('Senha', { exact: true }).fill('segredo1');
    await colleague.getByLabel('Confirmar senha').fill('segredo1');
    await colleague.getByRole('checkbox').check();
    await expectAccessible(colleague);
    await button(colleague, 'Criar conta e entrar').click();
    await expect(colleague).toHaveURL(/\/(dashboard|minha-agenda)/);
    await contains(row(page, 'Camila Rocha'), 'Profissional', email, 'agora');
  });

  await test.step('the owner changes what they may', async () => {
    await button(row(page, 'Camila Rocha'), 'Direitos de Camila Rocha').click();
    const sheet = dialog(page, 'Direitos de Camila Rocha');
    await expect(sheet.getByText('Nenhum direito diferente')).toBeVisible();
    await sheet.getByRole('radio', { name: 'Recepção' }).click();
    await sheet.getByRole('switch', { name: 'Exportar clientes' }).click();
    await sheet.getByRole('switch', { name: 'Gaveta do caixa' }).click();
    await sheet.getByLabel('Desconto até, em %').fill('15');
    await expect(sheet.getByText('3 direitos diferentes')).toBeVisible();
    await expectAccessible(page);
    await confirmed(button(sheet, 'Salvar'), 'Direitos salvos!');
    await contains(row(page, 'Camila Rocha'), 'Recepção', 'Exportar clientes', 'Gaveta do caixa', 'Desconto até 15%');
  });

  await test.step('back to what the role allows', async () => {
    await button(row(page, 'Camila Rocha'), 'Direitos de Camila Rocha').click();
    const sheet = dialog(page, 'Direitos de Camila Rocha');
    await button(sheet, 'Voltar ao padrão').click();
    await expect(sheet.getByText('Nenhum direito diferente')).toBeVisible();
    await confirmed(button(sheet, 'Salvar'), 'Direitos salvos!');
    await expect(row(page, 'Camila Rocha')).not.toContainText('Exportar clientes');
  });

  await test.step('an ended access is refused from then on', async () => {
    await button(row(page, 'Camila Rocha'), 'Mais ações de Camila Rocha').click();
    await page.getByRole('menuitem', { name: 'Encerrar acesso' }).click();
    const end = dialog(page, 'Encerrar o acesso de Camila Rocha?');
    await end.getByRole('textbox', { name: 'Senha' }).fill('segredo1');
    await confirmed(button(end, 'Encerrar acesso'), 'Camila Rocha não entra mais no salão!');
    await expect(row(page, 'Camila Rocha')).toBeHidden();
    expect((await theirs.request.get('/api/clients/count')).status()).toBe(403);
  });
  await theirs.close();
});

test('an invitation is cancelled, and its link then says that it is of no use', async ({ page }) => {
  const link = await invite(page);
  await page.goto('/equipe/acessos');
  await button(row(page, 'Convite por link'), 'Reenviar convite: Convite por link').click();
  const renewed = dialog(page, 'Novo link do convite');
  await expect(renewed.getByLabel('Link do convite')).toHaveValue(/convite/);
  const second = await renewed.getByLabel('Link do convite').inputValue();
  expect(second).not.toContain(link);
  await button(renewed, 'Concluir').click();
  await expect(renewed).toBeHidden();
  await button(row(page, 'Convite por link'), 'Cancelar convite: Convite por link').click();
  await confirmed(button(page.getByRole('alertdialog'), 'Cancelar convite'), 'Convite cancelado!');
  await expect(row(page, 'Convite por link')).toBeHidden();
  await expect(button(page, 'Convidar pessoa')).toBeFocused();
  for (const address of [link, second]) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText('Este convite não vale mais. Peça outro à proprietária.');
  }
});

visitorTest(
  'whoever has an account joins with it, signed in here or not',
  async ({ page, context, playwright, baseURL }) => {
    const owner = { request: await playwright.request.newContext({ baseURL }) };
    await signUp(owner as never);
    const salon = await signUp(context, { business_name: 'Casa da Lia' });
    const [first, second] = [await invite(owner), await invite(owner)];

    await page.goto(first);
    await button(page, `Entrar como ${salon.email}`).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto(second);
    await button(page, `Entrar como ${salon.email}`).click();
    await expect(page.getByRole('alert')).toContainText('Você já entra neste salão.');

    await button(page, 'Entrar como outra pessoa').click();
    await button(page, 'Entrar com a minha conta').click();
    const { email } = await signUp({ request: await playwright.request.newContext({ baseURL }) } as never);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('wrong');
    await button(page, 'Entrar no salão').click();
    await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos.');
    await page.getByLabel('Senha', { exact: true }).fill('segredo1');
    await button(page, 'Entrar no salão').click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('the salon is handed over, and who had it has this page no longer', async ({ page }) => {
  await page.goto('/equipe/acessos');
  const { email } = await addMember(page, 'Rita Campos');
  await expect(row(page, 'Rita Campos')).toBeVisible();
  await button(row(page, 'Studio Jasmim'), 'Passar o salão').click();
  const handing = dialog(page, 'Passar Studio Jasmim');
  await handing.getByRole('textbox', { name: 'Senha' }).fill('segredo1');
  await button(handing, 'Passar o salão').click();
  await expect(handing.getByText('Escolha uma pessoa.')).toBeVisible();
  await handing.getByRole('combobox').click();
  await page.getByRole('option', { name: `Rita Campos (${email})` }).click();
  await handing.getByRole('textbox', { name: 'Senha' }).fill('segredo1');
  await confirmed(button(handing, 'Passar o salão'), 'Rita Campos é a proprietária agora!');
  await page.goto('/equipe');
  await expect(row(page, 'Studio Jasmim')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acessos' })).toBeHidden();
});

visitorTest(
  'who works in two salons goes from one to the other, and each tab stays in its own',
  async ({ page, context, playwright, baseURL }) => {
    const owner = { request: await playwright.request.newContext({ baseURL }) };
    await signUp(owner as never, { business_name: 'Casa da Lia' });
    const salon = await signUp(context);
    await page.goto('/dashboard');
    const bar = page.getByRole('banner');
    await expect(bar).toContainText(salon.email);
    await expect(button(bar, 'Studio Jasmim')).toBeHidden();

    const token = (await invite(owner)).split('/').at(-1);
    await call(context, 'post', 'members/join-signed-in', { token });
    const [first] = await call(context, 'get', 'members/salons');
    await call(context, 'post', `members/salons/${first.id}/enter`);
    const other = await context.newPage();
    await other.goto('/perfil');
    await expect(other.getByRole('banner')).toContainText('Casa da Lia');

    await other.getByLabel('Nome', { exact: true }).fill('Helena Prado');
    await confirmed(button(other, 'Salvar meu nome'), 'Nome salvo!');
    await expect(other.getByRole('banner')).toContainText('Helena Prado');

    await page.goto('/equipe');
    await expect(bar).toContainText('Studio Jasmim');
    // On a tablet, too, where the bar has room for a face alone.
    await page.setViewportSize({ width: 768, height: 1024 });
    await bar.getByRole('button', { name: /Studio Jasmim/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    await page.getByRole('button', { name: 'Casa da Lia' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(bar).toContainText('Casa da Lia');
    await expect(bar).toContainText('Helena Prado');
  },
);
