import { button, confirmed, contains, dialog, pressEscape, status } from './parts.ts';
import { call, expect, expectAccessible, test } from './salon.ts';
import { card } from './services.ts';

test('a new salon ticks its usual services, types their prices down the column, and the first steps shrink', async ({
  page,
}) => {
  const list = page.getByRole('region', { name: 'Prepare seu salão' });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await page.goto('/dashboard');
  await expect(list.getByRole('img', { name: '0 de 7' })).toBeVisible();
  await list.getByRole('link', { name: 'Cadastrar' }).first().click();
  await expect(page).toHaveURL('/servicos/comecar');
  await expect(page.getByText('Passo 1 de 7')).toBeVisible();

  await test.step('a kind of salon brings its services, the common ones ticked; another kind adds its own', async () => {
    await button(page, 'Cabelo 14 serviços').click();
    await contains(page.getByRole('region', { name: 'Cabelo' }), '10 de 14');
    await button(page, 'Barbearia 6 serviços').click();
    await contains(page.getByRole('region', { name: 'Barbearia' }), '5 de 6');
    await button(page, 'Barbearia 6 serviços').click();
    await expect(page.getByRole('region', { name: 'Barbearia' })).toHaveCount(0);
    await expect(button(page, 'Adicionar 10 serviços')).toBeVisible();
    await expect(page.getByLabel('Minutos: Escova'), 'clear of its unit').toHaveCSS('padding-right', '48px');
    await expectAccessible(page);
  });

  await test.step('Enter and the arrows walk down the prices of what is ticked, and end on the button', async () => {
    const price = (name: string) => page.getByLabel(`Preço: ${name}`);
    await expect(price('Tonalização')).toBeDisabled();
    await price('Corte feminino').click();
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await expect(price('Corte masculino')).toBeFocused();
    await page.keyboard.type('65,50');
    await page.keyboard.press('ArrowDown');
    await expect(price('Corte infantil')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(price('Corte masculino')).toBeFocused();
    await price('Progressiva').focus();
    await page.keyboard.press('Enter');
    await expect(price('Penteado')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Adicionar 10 serviços')).toBeFocused();
    await expect(page.getByText('8 sem preço: aparecem como “Preço a confirmar”')).toBeVisible();
  });

  await test.step('what is wrong in a row is said there, and nothing is added', async () => {
    await page.getByLabel('Minutos: Escova').fill('0');
    await button(page, 'Adicionar 10 serviços').click();
    await expect(page.getByLabel('Minutos: Escova')).toHaveAccessibleDescription('Duração deve ser maior que zero');
    await expect(page.getByLabel('Minutos: Escova')).toBeFocused();
    await page.getByLabel('Minutos: Escova').fill('50');
    // Leaving asks: the prices are typed nowhere else.
    await menu.getByRole('link', { name: 'Painel' }).click();
    await button(page, 'Continuar editando').click();
    await confirmed(button(page, 'Adicionar 10 serviços'), '10 serviços adicionados!');
    await expect(page).toHaveURL('/servicos');
    await contains(card(page, 'Corte masculino'), 'R$ 65,50');
    await contains(card(page, 'Escova'), 'Preço variável', '50 min');
  });

  await test.step('what is there is shown as there, and the first step is done', async () => {
    await page.goto('/servicos/comecar');
    await button(page, 'Cabelo 14 serviços').click();
    await expect(page.getByRole('checkbox', { name: 'Escova' })).toBeDisabled();
    await expect(page.getByText('Já cadastrado')).toHaveCount(10);
    await menu.getByRole('link', { name: 'Painel' }).click();
    await expect(list.getByRole('img', { name: '1 de 7' })).toBeVisible();
    await contains(list.getByRole('listitem').filter({ hasText: 'Cadastrar serviços' }), 'Feito:', '10 serviços');
  });

  await test.step('the keys of a screen are behind ?, not while typing, and the help page brings the list back', async () => {
    await confirmed(button(list, 'Esconder a lista'), 'Lista escondida: ela volta em Ajuda e atalhos!');
    await page.goto('/agenda/dia?novo=');
    const sheet = dialog(page, 'Novo Agendamento');
    const keys = dialog(page, 'Atalhos do teclado');
    // Above what is open, which stays.
    await button(sheet, 'Adicionar serviço').press('?');
    await contains(keys, 'Na agenda', 'O cliente chegou', 'Salvar e novo');
    await pressEscape(keys);
    await expect(sheet).toBeVisible();
    await page.goto('/servicos');
    await page.getByLabel('Buscar serviço').press('?');
    await expect(page.getByLabel('Buscar serviço')).toHaveValue('?');
    await button(page, 'Novo Serviço').press('?');
    await contains(keys, 'Em qualquer tela');
    await expect(keys).not.toContainText('Na agenda');
    await keys.getByRole('link', { name: 'Ver a ajuda' }).click();
    await expect(page).toHaveURL('/ajuda');
    await expect(keys).toBeHidden();
    await confirmed(button(page, 'Mostrar a lista'), 'A lista está de volta no painel!');
    await menu.getByRole('link', { name: 'Painel' }).click();
    await expect(list).toBeVisible();
  });
});

test('who enters many saves one and begins the next, by button and by Ctrl+Enter', async ({ page }) => {
  await call(page, 'post', 'services/categories/defaults', {});
  await page.goto('/servicos');
  await button(page, 'Novo Serviço').first().click();
  const sheet = dialog(page, 'Novo Serviço');
  const name = sheet.getByLabel('Nome do serviço');
  await name.fill('Selagem');
  await sheet.getByLabel('Categoria', { exact: true }).click();
  await page.getByRole('option', { name: 'Cabelo' }).click();
  await sheet.getByLabel('Preço', { exact: true }).fill('90');
  await button(sheet, 'Salvar e novo').click();
  await expect(status(sheet, 'Pronto: Selagem. Agora o próximo!')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(sheet.getByLabel('Preço', { exact: true })).toHaveValue('0,00');
  await expect(sheet.getByLabel('Categoria', { exact: true })).toHaveText('Cabelo');

  // What is wrong is said as ever, and the form keeps what was typed.
  await page.keyboard.press('Control+Enter');
  await expect(name).toHaveAccessibleDescription('Nome do serviço é obrigatório');
  await page.keyboard.type('Nutrição');
  await page.keyboard.press('Control+Enter');
  await expect(status(sheet, 'Pronto: Nutrição. Agora o próximo!')).toBeVisible();
  await name.fill('Matização');
  await button(sheet, 'Salvar').click();
  await expect(sheet).toBeHidden();
  for (const made of ['Selagem', 'Nutrição', 'Matização']) await expect(card(page, made)).toBeVisible();

  await page.goto('/clientes');
  await button(page, 'Novo Cliente').first().click();
  const client = dialog(page, 'Novo Cliente');
  await expect(client.getByLabel('Nome')).toBeFocused();
  // Letters typed while the dialog itself had the focus would be lost.
  const lost = await client.evaluateHandle((panel) => {
    const events: string[] = [];
    panel.addEventListener('focusin', ({ target, type }) => target === panel && events.push(type));
    return events;
  });
  const many = ['Ana Prado', 'Bia Reis', 'Caio Lima', 'Davi Melo', 'Eva Nunes', 'Fábio Sá'];
  for (const [index, name] of many.entries()) {
    await page.keyboard.type(name);
    await client.getByLabel('Telefone', { exact: true }).fill(`1199842331${index}`);
    await page.keyboard.press('Control+Enter');
    await expect(status(client, `Pronto: ${name}. Agora o próximo!`)).toBeVisible();
    await expect(client.getByLabel('Nome')).toBeFocused();
    await expect(client.getByLabel('Telefone', { exact: true })).toHaveValue('');
  }
  expect(await lost.jsonValue()).toEqual([]);
  await pressEscape(client);
  await expect(page.getByText('Ana Prado').first()).toBeVisible();
});

test('a service that is missing is made from inside the appointment, and the line has it', async ({ page }) => {
  await call(page, 'post', 'services/categories/defaults', {});
  await page.goto('/agenda/dia?novo=');
  const sheet = dialog(page, 'Novo Agendamento');
  await sheet.getByRole('combobox', { name: 'Serviço 1' }).fill('Selagem');
  await page.getByRole('option', { name: 'Criar serviço “Selagem”' }).click();
  const creation = dialog(page, 'Novo Serviço');
  await expect(creation.getByLabel('Nome do serviço')).toHaveValue('Selagem');
  await button(creation, 'Salvar').click();
  await expect(creation.getByLabel('Categoria', { exact: true })).toHaveAccessibleDescription(
    'Categoria é obrigatória',
  );
  await creation.getByLabel('Categoria', { exact: true }).click();
  await page.getByRole('option', { name: 'Cabelo' }).click();
  await creation.getByLabel('Duração').fill('75');
  await creation.getByLabel('Preço', { exact: true }).fill('140');
  await expectAccessible(page);
  await button(creation, 'Salvar').click();
  await expect(creation).toBeHidden();
  await expect(sheet.getByRole('combobox', { name: 'Serviço 1' })).toHaveValue('Selagem');
  await expect(sheet.getByLabel('Preço')).toHaveValue('140,00');
  await expect(sheet.getByLabel('Duração (min)')).toHaveValue('75');
});
