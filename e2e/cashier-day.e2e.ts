import { earn, FIRST, sellWalkIn, today, written } from './cashier.ts';
import { sellForSure } from './reports.ts';
import { addMask, amount } from './sales.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';
import { button, dialog, status } from './services.ts';

test('a walk-in sale is found again under its day, and voided there: it is marked, and the total falls', async ({
  page,
  salon,
}) => {
  await addMask(page);
  await sellWalkIn(page);
  await button(page, 'Fechar aviso').click();
  await expect(page.getByText('Venda finalizada com sucesso!')).toBeHidden();

  const summary = page.getByRole('table', { name: 'Resumo diário' });
  const total = summary.getByRole('row').nth(1);
  const entries = page
    .getByRole('list', { name: `Vendas e atendimentos de ${written(today())}` })
    .getByRole('listitem');
  await expect(total).toContainText(amount('R$ 89,90'));
  await summary.getByRole('button', { name: written(today()) }).press('Enter');
  await expect(entries).toHaveText([/Venda avulsa Venda 1.*R\$\s89,90\d\d:\d\dCartão de Débito/]);
  await expectAccessible(page);

  await test.step('its receipt is one click away, and the way back finds the day unfolded', async () => {
    await page.getByRole('link', { name: 'Recibo da venda 1' }).click();
    await expect(page.getByRole('article', { name: 'Recibo' })).toContainText('Documento sem valor fiscal');
    await page.goBack();
    await expect(entries).toHaveCount(1);
  });

  await test.step('the row itself leads to the sale, and the sale back to its day', async () => {
    await entries.getByRole('link', { name: 'Venda avulsa Venda 1' }).press('Enter');
    await expect(page.getByText('Máscara hidratante')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar: Caixa' }).click();
    await expect(entries).toHaveCount(1);
  });

  await test.step('voided here, with password and reason', async () => {
    await button(page, 'Estornar venda 1').click();
    const asked = dialog(page, 'Estornar venda 1');
    await asked.getByRole('textbox', { name: 'Senha' }).fill(salon.password);
    await asked.getByLabel('Motivo').fill('Cliente desistiu');
    await button(asked, 'Estornar').click();
    await expect(status(page, 'Venda estornada!')).toBeVisible();
    await expect(entries).toHaveText([
      /Venda avulsa Estorno da venda 1.*−\sR\$\s89,90/,
      /Venda avulsa Venda 1Estornada.*R\$\s89,90/,
    ]);
    await expect(total).toContainText(amount('R$ 0,00'));
    await expect(button(page, 'Estornar venda 1')).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('what another window sells appears by itself', async () => {
    await sellForSure(page, 'Sérum de pontas');
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText(/Venda 2.*R\$\s12\.345,67/);
  });
});

test('a day unfolds into what its total is made of; what could not be loaded is asked for again', async ({
  page,
  salon,
}) => {
  await earn(salon);
  const day = written(FIRST());
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/day-entries') ? 1 : 0));
  await page.goto('/financeiro/receber');
  const unfold = page.getByRole('table', { name: 'Resumo diário' }).getByRole('button', { name: day });
  await expect(unfold).toBeVisible();
  expect(asked, 'nobody asks for a day that is folded').toBe(0);

  await failing(page, 'cashier/day-entries*');
  await unfold.click();
  await expect(page.getByText('Erro ao carregar as vendas do dia: falha inesperada no servidor')).toBeVisible();
  await page.unroute('**/api/cashier/day-entries*');
  await button(page, 'Tentar de novo').click();
  const entries = page.getByRole('list', { name: `Vendas e atendimentos de ${day}` });
  await expect(entries.getByRole('listitem')).toHaveCount(5);
  const visit = entries.getByRole('listitem').filter({ hasText: 'Ana' });
  await expect(visit).toContainText(/Atendimento.*R\$\s200,00.*09:00.*PIX, Cartão de Crédito/);
  await expect(visit.getByRole('link', { name: /^Ana Atendimento/ })).toHaveAttribute(
    'href',
    /\/agenda\/[\da-f-]+\/comanda$/,
  );
  await expect(page.getByRole('link', { name: 'Recibo do atendimento de Ana' })).toHaveAttribute(
    'href',
    /\/recibo\?agendamento=/,
  );
  await expect(entries.getByRole('button', { name: /^Estornar/ }), 'only a sale that still stands').toHaveCount(1);
  await unfold.click();
  await expect(entries).toBeHidden();
});
