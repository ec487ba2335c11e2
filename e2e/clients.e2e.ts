import { addClient, chooseOfCard, importClients, list, row, rows, search } from './clients.ts';
import { alert, button, confirmed, dialog, said, status } from './parts.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';

test('a client is added, edited, and deleted only with the right password', async ({ page, salon }) => {
  await page.goto('/clientes');
  const sheet = dialog(page, 'Novo Cliente');
  const edit = dialog(page, 'Editar Cliente');
  const [name, email] = [sheet.getByLabel('Nome'), sheet.getByLabel('Email')];
  const phone = sheet.getByRole('textbox', { name: 'Telefone' });
  await expect(page.getByText('Nenhum cliente cadastrado')).toBeVisible();
  await expect(page.getByText('Nenhum cliente', { exact: true })).toBeVisible();

  await test.step('what is wrong is said beside its field, and nothing typed is lost', async () => {
    await button(page, 'Novo Cliente').first().click();
    await email.fill('ana@');
    await button(sheet, 'Salvar').click();
    await expect(name).toHaveAccessibleDescription('Nome do cliente é obrigatório');
    await expect(name).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('Telefone é obrigatório');
    await expect(email).toHaveAccessibleDescription('Email deve ter um formato válido');
    await name.fill('x'.repeat(300));
    await expect(name).toHaveAccessibleDescription('Nome deve ter no máximo 200 caracteres');
    for (const wrong of ['abc', '+0', '1234567890123456']) {
      await phone.fill(wrong);
      await expect(phone).toHaveAccessibleDescription('Telefone deve ter um formato válido');
      await expect(phone).toHaveValue(wrong);
    }
    await page.keyboard.press('Escape');
    await button(page, 'Continuar editando').click();
    await expect(email).toHaveValue('ana@');
  });

  await test.step('name in title case, phone of the country, WhatsApp one press away', async () => {
    await name.fill('maria das DORES');
    await phone.fill('99999-0000');
    await email.fill('Maria@Example.com');
    await confirmed(button(sheet, 'Salvar'), 'Cliente adicionado com sucesso!');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Maria das Dores' })).toBeVisible();
    const whatsapp = page.getByRole('link', { name: 'WhatsApp de Maria das Dores' });
    await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/5511999990000');
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    await expect(whatsapp).toHaveAttribute('rel', 'noopener');
    await expect(page.getByText('Nenhum agendamento ainda')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a client is edited', async () => {
    await chooseOfCard(page, 'Editar Cliente');
    await edit.getByLabel('Nome').fill('ana lima');
    await confirmed(button(edit, 'Salvar'), 'Cliente atualizado com sucesso!');
    await expect(page.getByRole('heading', { name: 'Ana Lima' })).toBeVisible();
    await page.getByRole('link', { name: 'Todos os clientes' }).click();
    await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
    await row(page, 'Ana Lima').click();
  });

  await test.step('a client is deleted only with the right password', async () => {
    await chooseOfCard(page, 'Excluir cliente');
    const question = dialog(page, 'Excluir cliente');
    const password = question.getByLabel('Senha', { exact: true });
    await button(question, 'Excluir').click();
    await expect(password).toHaveAccessibleDescription('Senha é obrigatória');
    await password.fill('errada');
    await button(question, 'Excluir').click();
    await expect(password).toHaveAccessibleDescription('Senha incorreta. Tente novamente.');
    await password.fill(salon.password);
    await page.keyboard.press('Enter');
    await expect(status(page, 'Cliente excluído com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/clientes');
    await expect(page.getByText('Nenhum cliente cadastrado')).toBeVisible();
  });
});

test('the phone is of the chosen country, and nobody else has it', async ({ page }) => {
  await addClient(page, 'Álvaro Conceição', 1);
  await addClient(page, 'Bia 💇 O\'Neill "Bi"', 2);
  await page.goto('/clientes');
  const sheet = dialog(page, 'Novo Cliente');
  const edit = dialog(page, 'Editar Cliente');
  const phone = sheet.getByRole('textbox', { name: 'Telefone' });

  await test.step('the search ignores accents, and finds phones', async () => {
    await expect(rows(page)).toHaveText([/Álvaro/, /Bia 💇 O'Neill "Bi"/]);
    await search(page).fill('CONCEICAO alv');
    await expect(rows(page)).toHaveText([/Álvaro Conceição/]);
    await search(page).fill('90000-0002');
    await expect(rows(page)).toHaveText([/Bia/]);
    await search(page).fill('');
  });

  await test.step('a phone that somebody has is refused beside the field, with the name; changing it clears the message', async () => {
    await button(page, 'Novo Cliente').click();
    await sheet.getByLabel('Nome').fill('Sinead');
    await phone.fill('11 90000-0001');
    await button(sheet, 'Salvar').click();
    await said(phone, 'Já existe um cliente cadastrado com este telefone: Álvaro Conceição');
    await expect(phone).toBeFocused();
    await phone.fill('11 90000-0003');
    await expect(phone).toHaveAccessibleDescription('');
  });

  await test.step('the phone is of the chosen country', async () => {
    const country = sheet.getByLabel('País do telefone');
    await expect(country.getByRole('option')).toHaveCount(14);
    await expect(country).toHaveValue('BR');
    await country.selectOption('IE');
    await phone.fill('087 123 4567');
    await button(sheet, 'Salvar').click();
    await expect(page.getByRole('heading', { name: 'Sinead' })).toBeVisible();
    await expect(page.getByRole('link', { name: '+353871234567' })).toBeVisible();
    await chooseOfCard(page, 'Editar Cliente');
    await expect(edit.getByLabel('País do telefone')).toHaveValue('IE');
  });

  await test.step('the phone of another client is refused when editing too, and another country is known by its code', async () => {
    await edit.getByRole('textbox', { name: 'Telefone' }).fill('+55 11 90000-0002');
    await button(edit, 'Salvar').click();
    await expect(edit.getByRole('textbox', { name: 'Telefone' })).toHaveAccessibleDescription(
      /^Já existe outro cliente cadastrado com este telefone: Bia/,
    );
  });
});

test('a thousand clients stay fluid: few rows in the page, all within reach', async ({ page }) => {
  await importClients(page, 1_000);
  await page.goto('/clientes');
  await expect(page.getByText('1.000 clientes')).toBeVisible();
  await expect(row(page, 'Cliente 00000')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  await list(page).hover();
  const later = list(page).getByRole('link', { name: /^Cliente 00[5-9]/ });
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await later.first().waitFor({ timeout: 300 });
  }).toPass({ intervals: [50] });
  expect(await rows(page).count()).toBeLessThan(60);
  await search(page).fill('0999');
  await expect(row(page, 'Cliente 00999')).toBeVisible();
  await search(page).fill('cliente 00777');
  await expect(list(page).getByRole('link', { name: /^Cliente/ })).toHaveCount(1);
  await search(page).fill('ninguém');
  await expect(page.getByText('Nenhum cliente encontrado')).toBeVisible();
  await search(page).fill('');
  await expect(row(page, 'Cliente 00000')).toBeVisible();

  await test.step('from a client the list is where it was left, and the focus on whom it led to', async () => {
    await list(page).evaluate((list) => {
      let scroller: Element = list;
      while (scroller.scrollHeight <= scroller.clientHeight && scroller.parentElement)
        scroller = scroller.parentElement;
      scroller.scrollTop = 9_000;
    });
    const further = list(page).getByRole('link', { name: /^Cliente 00[1-9]/ });
    await expect(further.first()).toBeVisible();
    const client = await further.nth(5).innerText();
    await row(page, client).click();
    await expect(page.getByRole('heading', { name: client })).toBeVisible();
    await page.getByRole('link', { name: 'Todos os clientes' }).click();
    await expect(row(page, client)).toBeFocused();
    await expect(row(page, client)).toBeInViewport();
  });
});

test('when the server fails, the page says so in the words of the document', async ({ page, salon }) => {
  await addClient(page, 'Ana Prado', 1);
  await page.goto('/clientes');
  await expect(row(page, 'Ana Prado')).toBeVisible();
  await failing(page, 'clients');
  await button(page, 'Novo Cliente').click();
  const sheet = dialog(page, 'Novo Cliente');
  await sheet.getByLabel('Nome').fill('Bia');
  await sheet.getByRole('textbox', { name: 'Telefone' }).fill('11 90000-0002');
  await button(sheet, 'Salvar').click();
  await expect(sheet.getByRole('alert')).toHaveText('Erro ao salvar cliente');
  await expect(sheet.getByLabel('Nome')).toHaveValue('Bia');
  await page.unrouteAll();
  await button(sheet, 'Salvar').click();
  await expect(page.getByRole('heading', { name: 'Bia' })).toBeVisible();

  await failing(page, 'clients/*/remove');
  await chooseOfCard(page, 'Excluir cliente');
  await dialog(page, 'Excluir cliente').getByLabel('Senha', { exact: true }).fill(salon.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Excluir cliente')).toContainText('Erro ao verificar senha. Tente novamente.');
  await button(dialog(page, 'Excluir cliente'), 'Cancelar').click();
  await expect(
    alert(page, 'Erro ao excluir cliente: falha inesperada no servidor; tente de novo em instantes'),
  ).toBeVisible();

  // Deleted in another window, or nonsense in the address.
  for (const path of ['?cliente=5f0c0b1e-0000-4000-8000-000000000000', '/nada']) {
    await page.goto(`/clientes${path}`);
    await expect(page.getByText('Cliente não encontrado')).toBeVisible();
  }
});
