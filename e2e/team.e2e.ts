import type { Page } from '@playwright/test';
import { alert, button, confirmed, contains, dialog, row, said, status } from './parts.ts';
import { letterFile, photoFile } from './pictures.ts';
import { expect, expectAccessible, failing, type Salon, test } from './salon.ts';
import { inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

async function open(page: Page, salon: Salon) {
  await page.goto('/equipe');
  await expect(row(page, salon.business_name)).toBeVisible();
}

test('a professional is added, gets another colour, and becomes an owner', async ({ page, salon }) => {
  await open(page, salon);
  await button(page, 'Novo Profissional').click();
  const sheet = dialog(page, 'Novo Profissional');
  const edit = dialog(page, 'Editar Profissional');
  const phone = sheet.getByRole('textbox', { name: 'Telefone' });
  const maria = row(page, 'Maria das Dores');

  await test.step('what is wrong is said beside its field, and nothing typed is lost', async () => {
    await button(sheet, 'Salvar').click();
    await expect(sheet.getByLabel('Nome')).toHaveAccessibleDescription('Nome é obrigatório');
    await expect(sheet.getByLabel('Nome')).toBeFocused();
    await expect(sheet.getByLabel('Função')).toHaveAccessibleDescription('Função é obrigatória');

    await sheet.getByLabel('Nome').fill('x'.repeat(300));
    await sheet.getByLabel('Email').fill('ana@');
    await phone.fill('0');
    await expect(sheet.getByLabel('Nome')).toHaveAccessibleDescription('Use no máximo 200 caracteres');
    await expect(sheet.getByLabel('Email')).toHaveAccessibleDescription('Email deve ter um formato válido');
    await expect(phone).toHaveAccessibleDescription('Telefone deve ter um formato válido');
    for (const wrong of ['-1', '100,01', '99999999999999999999', '1.2.3']) {
      await sheet.getByLabel('Comissão', { exact: true }).fill(wrong);
      await expect(sheet.getByLabel('Comissão', { exact: true })).toHaveAccessibleDescription(
        /^Comissão deve estar entre 0% e 100%/,
      );
      await expect(sheet.getByLabel('Comissão', { exact: true })).toHaveValue(wrong);
    }
  });

  await test.step('name in title case, comma in the commission, WhatsApp on the phone', async () => {
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1);
    await sheet.getByLabel('Nome').fill('maria das DORES');
    await sheet.getByLabel('Função').fill('Manicure');
    await sheet.getByLabel('Email').fill('Maria@Salao.com');
    await phone.fill('99999-0000');
    await sheet.getByLabel('Comissão', { exact: true }).fill('42,55');
    await expect(sheet.getByLabel('Comissão de produtos')).toHaveValue('0');
    await sheet.getByLabel('Comissão de produtos').fill('7,5');
    await sheet.getByRole('radio', { name: 'Lilás' }).check();
    await confirmed(button(sheet, 'Salvar'), 'Profissional adicionado com sucesso!');
    await expect(sheet).toBeHidden();
    await contains(maria, 'Manicure', 'maria@salao.com', '42,6%', 'Ativo');
    const whatsapp = maria.getByRole('link', { name: '+55 11 99999-0000' });
    await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/5511999990000');
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    await expect(whatsapp).toHaveAttribute('rel', /noopener/);
    await button(maria, 'Editar Maria das Dores').click();
    await expect(edit.getByLabel('Comissão', { exact: true })).toHaveValue('42,55');
    await expect(edit.getByLabel('Comissão de produtos')).toHaveValue('7,5');
  });

  await test.step('a colour is chosen with the arrow keys', async () => {
    await expect(edit.getByRole('radio', { name: 'Lilás' })).toBeChecked();
    await edit.getByRole('radio', { name: 'Lilás' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(edit.getByRole('radio', { name: 'Rosa' })).toBeChecked();
    await button(edit, 'Salvar').click();
    await expect(maria.locator('[data-staff="2"]')).toBeVisible();
    await expect(edit).toBeHidden();
  });

  await test.step('who becomes the owner loses the commission that was typed, however the function is written', async () => {
    await button(maria, 'Maria das Dores').click();
    await edit.getByLabel('Comissão', { exact: true }).fill('150');
    await edit.getByLabel('Função').fill('PROPRIETARIA');
    await expect(edit.getByLabel('Comissão', { exact: true })).toHaveValue('');
    await expect(edit.getByLabel('Comissão de produtos')).toHaveValue('0');
    await expect(edit.getByLabel('Comissão de produtos')).toBeDisabled();
    await button(edit, 'Salvar').click();
    await expect(maria).toContainText('Proprietária');
    await expect(maria.getByRole('cell').nth(3)).toHaveText('—');
  });
});

test('the owner is marked, earns no commission and can be edited', async ({ page, salon }) => {
  await open(page, salon);
  const owner = row(page, salon.business_name);
  const sheet = dialog(page, 'Editar Profissional');
  await expect(owner).toContainText('Proprietária');
  await expect(owner.getByRole('cell').nth(3)).toHaveText('—');
  await button(owner, salon.business_name).click();
  await expect(sheet.getByLabel('Comissão', { exact: true })).toBeDisabled();
  await said(sheet.getByLabel('Comissão', { exact: true }), 'A proprietária não recebe comissão.');

  await test.step('what was typed is not lost by a slip: closing asks first, and so does going on to the status', async () => {
    await sheet.getByLabel('Função').fill('Gerente');
    await page.keyboard.press('Escape');
    await button(page, 'Continuar editando').click();
    await expect(sheet.getByLabel('Função')).toHaveValue('Gerente');
    await button(sheet, 'Desativar').click();
    await button(page, 'Descartar').click();
    await expect(sheet).toBeHidden();
    await expect(dialog(page, 'Desativar profissional').getByLabel('Senha', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await button(owner, salon.business_name).click();
    await expect(sheet.getByLabel('Função')).toHaveValue('Proprietária');
  });

  await sheet.getByLabel('Nome').fill('Helena Prado');
  await confirmed(button(sheet, 'Salvar'), 'Profissional atualizado com sucesso!');
  await expect(row(page, 'Helena Prado')).toContainText('Proprietária');
});

test('the status changes only with the right password, and the chips show whom they say', async ({ page, salon }) => {
  await addProfessional(page, { nome: 'Camila Rocha' });
  await open(page, salon);
  const camila = row(page, 'Camila Rocha');
  const question = dialog(page, 'Desativar profissional');
  const password = question.getByLabel('Senha', { exact: true });

  await test.step('a wrong password changes nothing, the right one deactivates', async () => {
    await button(camila, 'Desativar Camila Rocha').click();
    await said(question, 'Camila Rocha deixa de receber agendamentos. O histórico continua guardado.');
    await button(question, 'Desativar').click();
    await expect(password).toHaveAccessibleDescription('Senha é obrigatória');
    await password.fill('errada');
    await button(question, 'Desativar').click();
    await expect(question).toContainText('Senha incorreta. Tente novamente.');
    await expect(password).toBeFocused();
    await password.fill(salon.password);
    await page.keyboard.press('Enter');
    await expect(status(page, 'Profissional desativado com sucesso!')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(camila).toContainText('Inativo');
  });

  await test.step('the chips show whom they say, with how many they are', async () => {
    await button(page, 'Inativos 1').click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(camila).toBeVisible();
    await button(page, 'Ativos 1').click();
    await expect(camila).toBeHidden();
  });

  await test.step('deactivating the last active professional warns that nobody can be booked', async () => {
    await button(page, `Desativar ${salon.business_name}`).click();
    await expect(question).toContainText('não será possível agendar com ninguém');
    await password.fill(salon.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nenhum profissional ativo')).toBeVisible();
    await button(page, 'Todos 2').click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(row(page, salon.business_name)).toContainText('Inativo');
  });

  await test.step('the password activates again', async () => {
    await button(camila, 'Ativar Camila Rocha').click();
    await dialog(page, 'Ativar profissional').getByLabel('Senha', { exact: true }).fill(salon.password);
    await page.keyboard.press('Enter');
    await expect(status(page, 'Profissional ativado com sucesso!')).toBeVisible();
    await expect(camila).not.toContainText('Inativo');
  });
});

test('when the server fails, the page says so in the words of the document', async ({ page, salon }) => {
  await open(page, salon);
  await failing(page, 'team');
  await button(page, 'Novo Profissional').click();
  const sheet = dialog(page, 'Novo Profissional');
  await sheet.getByLabel('Nome').fill('Camila Rocha');
  await sheet.getByLabel('Função').fill('Manicure');
  await button(sheet, 'Salvar').click();
  await expect(sheet.getByRole('alert')).toContainText('Erro ao salvar profissional');
  await expect(sheet.getByLabel('Nome')).toHaveValue('Camila Rocha');
  await page.unroute('**/api/team');
  await button(sheet, 'Salvar').click();
  await expect(row(page, 'Camila Rocha')).toBeVisible();

  await failing(page, 'team/*/active');
  await button(page, 'Desativar Camila Rocha').click();
  const question = dialog(page, 'Desativar profissional');
  await question.getByLabel('Senha', { exact: true }).fill(salon.password);
  await page.keyboard.press('Enter');
  await expect(question).toContainText('Erro ao verificar senha. Tente novamente.');
  await button(question, 'Cancelar').click();
  await expect(
    alert(page, 'Erro ao alterar status: falha inesperada no servidor; tente de novo em instantes'),
  ).toBeVisible();
});

test('a hundred and ten professionals all come, with few rows in the page', async ({ page, salon }) => {
  await inDatabase(
    salon,
    `insert into staff (user_id, nome, funcao)
     select $1, 'Ana ' || lpad(n::text, 3, '0'), 'Cabeleireira' from generate_series(0, 109) as n`,
  );
  await page.goto('/equipe');
  await expect(button(page, 'Todos 111')).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await button(page, 'Profissional').click();
  await button(page, 'Profissional').click();
  await expect(page.getByRole('row').nth(1)).toContainText(salon.business_name);
  await expectAccessible(page);
});

test('the longest names are cut in the table, which stays as wide as the page', async ({ page, salon }) => {
  const nome = `"D'Ávila" 💇‍♀️ ${'Comprida '.repeat(20)}`.trim();
  await addProfessional(page, { nome, funcao: 'x'.repeat(200), email: `${'x'.repeat(200)}@example.com` });
  await open(page, salon);
  await expect(row(page, 'Comprida')).toBeVisible();
  const widths = await page
    .getByRole('table')
    .evaluate((table) => [table.clientWidth, table.parentElement?.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  await button(row(page, 'Comprida'), nome).click();
  await expect(dialog(page, 'Editar Profissional').getByLabel('Nome')).toHaveValue(nome);
});

test('a photo chosen in the form is stored small, and shows in the list', async ({ page, salon }) => {
  await addProfessional(page, { nome: 'Rita Lobo' });
  await open(page, salon);
  await row(page, 'Rita Lobo').click();
  const sheet = dialog(page, 'Editar Profissional');
  const photo = sheet.getByLabel('Escolher foto de Rita Lobo');
  await photo.setInputFiles(letterFile);
  const refused = alert(sheet, 'não é uma foto que se possa ler');
  await expect(refused).toBeVisible();
  await photo.setInputFiles(await photoFile());
  await expect(status(sheet, 'Foto guardada!')).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expectAccessible(page);
  await button(sheet, 'Cancelar').click();
  const face = row(page, 'Rita Lobo').locator('img');
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
});
