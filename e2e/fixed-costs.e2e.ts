import type { Page } from '@playwright/test';
import { addFixedCost, changeElsewhere, nextJanuary, PATH, removeElsewhere, thisMonth } from './fixed-costs.ts';
import { button, choose, confirmed, contains, dialog, row, status } from './parts.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';
import { confirmWithPassword } from './services.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Resumo do mês' });
const deed = (page: Page, name: string, item: string) => choose(page, `Mais ações de ${name}`, item);

test('the first cost enters this month, and its form says what is wrong', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText('Nenhum custo fixo cadastrado')).toBeVisible();
  await button(page, 'Novo custo fixo').first().click();
  const sheet = dialog(page, 'Novo custo fixo');
  await expect(sheet.getByLabel('Valor inicial')).toHaveValue('0,00');
  await expect(sheet.getByLabel('Dia de vencimento')).toHaveValue('5');
  await expect(sheet.getByText(/^Entra .* com este valor/)).toBeVisible();
  await sheet.getByLabel('Valor inicial').fill('-10');
  await sheet.getByLabel('Dia de vencimento').fill('32');
  await button(sheet, 'Salvar').click();
  await expect(sheet.getByLabel('Nome do custo fixo')).toBeFocused();
  for (const error of [
    'Nome do custo fixo é obrigatório',
    'Categoria é obrigatória',
    'Valor inicial não pode ser negativo',
    'Dia de vencimento deve estar entre 1 e 31',
  ]) {
    await expect(sheet.getByText(error)).toBeVisible();
  }

  await sheet.getByLabel('Nome do custo fixo').fill('Aluguel');
  await sheet.getByRole('radio', { name: 'Infraestrutura' }).check();
  await sheet.getByLabel('Valor inicial').fill('4200');
  await sheet.getByLabel('Dia de vencimento').fill('31');
  await failing(page, 'fixed-costs/types');
  await button(sheet, 'Salvar').click();
  await expect(sheet.getByText('Erro ao salvar tipo de custo fixo')).toBeVisible();
  await page.unrouteAll();
  await confirmed(button(sheet, 'Salvar'), 'Tipo de custo fixo adicionado com sucesso!');
  await expect(row(page, 'Aluguel')).toContainText('R$ 4.200,00');
  await expect(row(page, 'Total')).toContainText('R$ 4.200,00');
  await expect(cards(page)).toContainText('0 de 1, 0% do valor');
  await expect(page.getByRole('region', { name: 'Por categoria' })).toContainText('InfraestruturaR$ 4.200,00');
});

test('a row is edited where it stands, by keyboard alone; its badge turns over', async ({ page }) => {
  await addFixedCost(page);
  await addFixedCost(page, { name: 'Água', default_value: 30_000, default_payment_method: 'PIX' });
  await page.goto(PATH);
  const rent = row(page, 'Aluguel');
  await test.step('Escape', async () => {
    await button(page, 'Editar Aluguel').press('Enter');
    await expect(page.getByLabel('Vencimento')).toBeFocused();
    await page.getByLabel('Valor').fill('1');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Editar Aluguel')).toBeFocused();
    await expect(rent).toContainText('R$ 4.200,00');
  });
  await test.step('Enter', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Vencimento')).toBeFocused();
    await page.getByLabel('Vencimento').fill(dayOfThisMonth(1));
    await page.getByLabel('Forma de pagamento').selectOption('Transferência');
    await page.getByLabel('Observações').fill('Com reajuste');
    await page.getByRole('switch', { name: 'Pago' }).check();
    await page.getByLabel('Valor').fill('-1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Valor não pode ser negativo')).toBeVisible();
    await expect(page.getByLabel('Valor')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Valor').fill('4.350,50');
    await page.keyboard.press('Enter');
    await expect(status(page, 'Custo atualizado com sucesso!')).toBeVisible();
    await expect(button(page, 'Editar Aluguel')).toBeFocused();
    await contains(rent, 'R$ 4.350,50', 'Transferência', 'Com reajuste', 'Pago', dayOfThisMonth(1));
    await expect(page.getByRole('row').nth(1)).toContainText('Aluguel');
    await expect(cards(page)).toContainText('1 de 2, 93% do valor');
  });
  await test.step('the badge', async () => {
    await confirmed(button(page, 'Pago: marcar Aluguel como pendente'), 'Aluguel: marcado como pendente');
    await expect(rent).not.toContainText('Pago');
    const badge = rent.getByRole('button', { name: /marcar Aluguel como pago$/ });
    // Until all lists are read anew, a second press is taken for a slip.
    await expect(badge).not.toHaveAttribute('aria-busy');
    await failing(page, 'fixed-costs/*/paid');
    await badge.click();
    await expect(page.getByText('Erro ao atualizar custo: falha inesperada')).toBeVisible();
    await expect(badge).toBeVisible();
  });
});

/** As it is typed and shown in Portuguese. */
const dayOfThisMonth = (day: number) => {
  const [year, month] = thisMonth().split('-');
  return `${String(day).padStart(2, '0')}/${month}/${year}`;
};

test('a month of another year opens at 0, and one button repeats the month before', async ({ page }) => {
  await addFixedCost(page);
  await addFixedCost(page, { name: 'Água', default_value: 30_000 });
  const [year] = nextJanuary().split('-');
  await page.goto(`${PATH}?mes=${nextJanuary()}`);
  const notice = page.getByText(
    `Janeiro de ${year} foi aberto com valor 0. Dezembro de ${Number(year) - 1} tem R$ 4.500,00.`,
  );
  await expect(notice).toBeVisible();
  await expect(row(page, 'Aluguel')).toContainText('R$ 0,00');
  await expectAccessible(page);
  await confirmed(button(page, 'Repetir o mês anterior'), '2 custos repetidos do mês anterior');
  await expect(row(page, 'Total')).toContainText('R$ 4.500,00');
  await expect(notice).toBeHidden();

  await page.getByLabel('Mês', { exact: true }).selectOption('Fevereiro');
  await expect(page).toHaveURL(`${PATH}?mes=${year}-02`);
  await expect(page.getByText(`Fevereiro de ${year} foi aberto com valor 0.`)).toBeVisible();
  const years = await page.getByLabel('Ano').getByRole('option').allTextContents();
  expect([years.at(-1), years[0]]).toEqual(['2025', String(Number(year) + 2)]);
});

test('a month’s cost is deleted and stays away; a cost ends and is resumed', async ({ page, salon }) => {
  await addFixedCost(page);
  await addFixedCost(page, { name: 'Água' });
  await page.goto(PATH);
  await deed(page, 'Água', 'Excluir deste mês');
  await confirmWithPassword(page, 'Excluir custo mensal', 'errada');
  await expect(dialog(page, 'Excluir custo mensal').getByText('Senha incorreta. Tente novamente.')).toBeVisible();
  await confirmWithPassword(page, 'Excluir custo mensal', salon.password);
  await expect(status(page, 'Custo mensal excluído com sucesso!')).toBeVisible();
  await expect(row(page, 'Água')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Aluguel')).toBeVisible();
  await expect(row(page, 'Água')).toHaveCount(0);

  await page.goto(`${PATH}?mes=${nextJanuary()}`);
  await expect(row(page, 'Água')).toBeVisible();
  await page.getByLabel('Mês', { exact: true }).selectOption('Fevereiro');
  await expect(row(page, 'Água')).toBeVisible();
  await page.getByLabel('Mês', { exact: true }).selectOption('Janeiro');
  await deed(page, 'Água', 'Encerrar custo fixo');
  await expectAccessible(page);
  await confirmed(button(dialog(page, 'Encerrar Água'), 'Encerrar'), 'Custo fixo encerrado: 1 mês removido');
  await expect(row(page, 'Água')).toBeVisible();
  await page.getByLabel('Mês', { exact: true }).selectOption('Fevereiro');
  await expect(row(page, 'Aluguel')).toBeVisible();
  await expect(row(page, 'Água')).toHaveCount(0);
  await expect(page.getByText('Último mês: janeiro')).toBeVisible();
  await button(page, 'Retomar Água').click();
  await expect(row(page, 'Água')).toBeVisible();
});

test('a cost is renamed, its unpaid months follow, and however narrow the window it can be edited', async ({
  page,
}) => {
  await addFixedCost(page);
  await page.goto(PATH);
  await deed(page, 'Aluguel', 'Editar custo fixo');
  const sheet = dialog(page, 'Editar custo fixo');
  await sheet.getByLabel('Nome do custo fixo').fill('Aluguel da loja');
  await sheet.getByLabel('Valor inicial').fill('5000');
  await sheet.getByLabel('Aplicar aos próximos meses não pagos').check();
  await expectAccessible(page);
  await confirmed(button(sheet, 'Salvar'), 'Tipo de custo fixo atualizado com sucesso!');
  await expect(row(page, 'Aluguel da loja')).toContainText('R$ 5.000,00');

  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(button(page, 'Editar Aluguel da loja')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await button(page, 'Aluguel da loja').click();
  await expect(page.getByRole('dialog').getByLabel('Observações')).toBeVisible();
});

test('what another window changed meanwhile is told, and what was typed is not lost', async ({ page, salon }) => {
  await addFixedCost(page);
  await page.goto(PATH);
  await button(page, 'Editar Aluguel').click();
  await page.getByLabel('Observações').fill('Minha nota');
  await changeElsewhere(page, { value: 99_900 });
  await button(page, 'Salvar').click();
  await expect(page.getByText(/^Alterado em outra janela\. Agora: R\$\s999,00, Sem vencimento/)).toBeVisible();
  await expect(page.getByLabel('Observações')).toHaveValue('Minha nota');
  await button(page, 'Usar o atual').click();
  await expect(page.getByLabel('Valor')).toHaveValue('999,00');
  await page.getByLabel('Observações').fill('Outra nota');

  await test.step('and nothing typed is lost by going elsewhere', async () => {
    await page.getByLabel('Mês', { exact: true }).focus();
    await button(page, 'Próximo mês').click();
    await button(page, 'Continuar editando').click();
    await expect(page.getByLabel('Observações')).toHaveValue('Outra nota');
  });
  await confirmed(button(page, 'Salvar'), 'Custo atualizado com sucesso!');
  await expect(row(page, 'Aluguel')).toContainText('Outra nota');

  await test.step('and what it deleted is no failure of the server', async () => {
    // As if the news were still on its way.
    await page.route('**/api/fixed-costs/month?*', () => undefined);
    await removeElsewhere(page, salon.password);
    await page.getByRole('button', { name: /marcar Aluguel como pago/ }).click();
    await expect(page.getByText('Erro ao atualizar custo: ele não existe mais neste mês')).toBeVisible();
    await deed(page, 'Aluguel', 'Excluir deste mês');
    await confirmWithPassword(page, 'Excluir custo mensal', salon.password);
    await expect(page.getByText('Erro ao excluir custo mensal: ele não existe mais neste mês')).toBeVisible();
  });
});

test('failures are said with the words of what failed, and tried again', async ({ page }) => {
  await addFixedCost(page);
  const detail = 'falha inesperada no servidor; tente de novo em instantes';
  await failing(page, 'fixed-costs/month?*');
  await failing(page, 'fixed-costs/types');
  await page.goto(PATH);
  await expect(page.getByText(`Erro ao carregar custos mensais: ${detail}`)).toBeVisible();
  await page.unrouteAll();
  await failing(page, 'fixed-costs/types');
  await button(page, 'Tentar de novo').click();
  await expect(row(page, 'Aluguel')).toBeVisible();
  await expect(page.getByText(`Erro ao carregar tipos de custos: ${detail}`)).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();
  await expect(page.getByText('Erro ao carregar tipos')).toBeHidden();

  await failing(page, 'fixed-costs/month/open');
  await button(page, 'Mês anterior').click();
  await expect(page.getByText(`Erro ao gerar custos mensais: ${detail}`)).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();
  await expect(row(page, 'Aluguel')).toContainText('R$ 0,00');
  await expect(page.getByText('Erro ao gerar')).toBeHidden();

  await failing(page, 'fixed-costs/*');
  await button(page, 'Editar Aluguel').click();
  await page.getByLabel('Valor').fill('12,50');
  await button(page, 'Salvar').click();
  await expect(page.getByText(`Erro ao atualizar custo: ${detail}`)).toBeVisible();
  await expect(page.getByLabel('Valor')).toHaveValue('12,50');
  await page.unrouteAll();
  await button(page, 'Salvar').click();
  await expect(row(page, 'Aluguel')).toContainText('R$ 12,50');
  await expect(page.getByText('Erro ao atualizar')).toBeHidden();
});
