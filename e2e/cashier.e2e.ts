import { beginSales, earn, FIRST, sellWalkIn, today, written } from './cashier.ts';
import { button, confirmed, contains, dialog } from './parts.ts';
import { sellForSure } from './reports.ts';
import { addMask, amount } from './sales.ts';
import { call, expect, expectAccessible, failing, test } from './salon.ts';

test('what came in this month: four cards, and each day by the ways in which it was paid', async ({ page, salon }) => {
  await earn(salon);
  await page.goto('/financeiro/receber');
  const cards = page.getByRole('region', { name: 'Resumo do mês' });
  await contains(
    cards,
    'RecebidoR$ 240,00',
    'A receberR$ 60,00',
    'Vendas de produtosR$ 40,00',
    '2 vendas, já no total',
  );
  await expect(cards).toContainText('Total do mêsR$ 300,00');

  const summary = page.getByRole('table', { name: 'Resumo diário' });
  const day = summary.getByRole('button', { name: written(FIRST()) });
  await expect(day).toHaveAttribute('aria-expanded', 'false');
  await expect(summary.getByRole('row').nth(1)).toContainText('R$ 300,00');
  await day.press('Enter');
  await expect(day).toHaveAttribute('aria-expanded', 'true');
  await expect(summary.getByRole('row')).toContainText([
    'Dia',
    written(FIRST()),
    'Dinheiro1 pagamentoR$ 40,00',
    'PIX2 pagamentosR$ 150,00',
    'Cartão de Crédito1 pagamentoR$ 80,00',
    'Mensalista (a receber)1 pagamentoR$ 60,00',
    'Estornos1 venda− R$ 30,00',
    'Total do mês22R$ 300,00',
  ]);

  await test.step('another month stands in the address', async () => {
    await page.getByLabel('Ano').selectOption(String(today().year - 2));
    await expect(page.getByText('Nada foi recebido neste mês')).toBeVisible();
    await page.getByLabel('Mês', { exact: true }).selectOption('Fevereiro');
    await expect(page).toHaveURL(`/financeiro/receber?mes=${today().year - 2}-02`);
    await page.reload();
    await expect(page.getByLabel('Mês', { exact: true })).toHaveValue(`${today().year - 2}-02`);
    await expect(page.getByLabel('Ano').locator('option')).toHaveText(
      [0, 1, 2].map((ago) => String(today().year - ago)),
    );
  });
});

test('open sales say whose they are and since when, and one is cancelled after a question', async ({ page, salon }) => {
  await beginSales(salon);
  await page.goto('/financeiro/receber');
  const table = page.getByRole('table', { name: 'Vendas em aberto' });
  await expect(page.getByText('2 vendas, R$ 319,80')).toBeVisible();
  const [walkIn, comanda] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)];
  await contains(walkIn, 'Venda avulsa', 'Sem cliente', '1 produto', 'há 3 dias', 'R$ 59,90');
  await contains(comanda, 'Isabela Tavares', 'Agenda de hoje, 09:00', '2 serviços, 1 produto', 'R$ 259,90');
  await expect(walkIn.getByRole('link')).toHaveAttribute('href', /\/financeiro\/receber\/venda\?saleId=/);
  await expect(comanda.getByRole('link')).toHaveAttribute('href', /^\/agenda\/[\da-f-]+\/comanda$/);
  await expectAccessible(page);

  await walkIn.getByRole('button', { name: /^Cancelar/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cancelar esta venda?');
  await button(question, 'Voltar').click();
  await expect(question).toBeHidden();
  await walkIn.getByRole('button', { name: /^Cancelar/ }).click();
  await confirmed(button(question, 'Cancelar venda'), 'Venda cancelada com sucesso!');
  await expect(page.getByText('1 venda, R$ 259,90')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('the drawer is opened, filled, emptied and counted', async ({ page }) => {
  await page.goto('/financeiro/receber');
  await test.step('it is opened with its float', async () => {
    await button(page, 'Abrir caixa').click();
    const open = dialog(page, 'Abrir caixa');
    await button(open, 'Abrir caixa').click();
    await expect(open.getByLabel('Fundo de troco')).toHaveAccessibleDescription('Informe um valor válido');
    await open.getByLabel('Fundo de troco').fill('200');
    await confirmed(button(open, 'Abrir caixa'), 'Caixa aberto com sucesso!');
    await expect(page.getByText(/^Aberto às \d\d:\d\d por Studio Jasmim$/)).toBeVisible();
  });
  const expected = page.getByRole('definition').last();

  await test.step('what is put in and taken out changes what must be there; taking out needs a reason', async () => {
    await button(page, 'Suprimento').click();
    await dialog(page, 'Suprimento').getByLabel('Valor').fill('50');
    await confirmed(button(dialog(page, 'Suprimento'), 'Suprimento'), 'Suprimento registrado com sucesso!');
    await expect(expected).toHaveText('R$ 250,00');

    await button(page, 'Sangria').click();
    const out = dialog(page, 'Sangria');
    await out.getByLabel('Valor').fill('0');
    await button(out, 'Sangria').click();
    await expect(out.getByLabel('Valor')).toHaveAccessibleDescription('O valor deve ser maior que zero');
    await out.getByLabel('Valor').fill('30');
    await button(out, 'Sangria').click();
    await expect(out.getByLabel('Motivo')).toHaveAccessibleDescription('Informe o motivo');
    await expectAccessible(page);
    await out.getByLabel('Motivo').fill('Motoboy');
    await confirmed(button(out, 'Sangria'), 'Sangria registrada com sucesso!');
    await expect(expected).toHaveText('R$ 220,00');
    const movements = page.getByRole('list', { name: 'Movimentos do caixa' }).getByRole('listitem');
    await expect(movements).toContainText(['Motoboy− R$ 30,00', '+ R$ 50,00', 'Fundo de troco+ R$ 200,00']);
  });

  await test.step('closing shows the difference before it is kept, and the day is among the earlier ones', async () => {
    await button(page, 'Fechar caixa').click();
    const close = dialog(page, 'Fechar caixa');
    await close.getByLabel('Valor contado').fill('218');
    await expect(close.getByRole('status')).toHaveText('Falta no caixa− R$ 2,00');
    await expectAccessible(page);
    await close.getByLabel('Valor contado').fill('220');
    await expect(close.getByRole('status')).toContainText('O valor confere');
    await close.getByLabel('Valor contado').fill('221');
    await expect(close.getByRole('status')).toHaveText('Sobra no caixa+ R$ 1,00');
    await close.getByLabel('Observação').fill('Achado no chão');
    await confirmed(button(close, 'Fechar caixa'), 'Caixa fechado com sucesso!');
    await button(page, 'Caixas anteriores').click();
    const earlier = dialog(page, 'Caixas anteriores').getByRole('listitem');
    await contains(earlier, '+ R$ 1,00', 'Contado R$ 221,00, esperado R$ 220,00');
    await expect(earlier.getByText('Achado no chão')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('opened at another window, it is open here as well', async () => {
    await expect(button(page, 'Abrir caixa')).toBeVisible();
    await call(page, 'post', 'cashier/cash-day', { float: 12_300 });
    await expect(expected).toHaveText('R$ 123,00');
  });
});

test('PIX and card fees are kept in the settings, and only Brazil has PIX', async ({ page }) => {
  await page.goto('/configuracoes');
  const field = (label: string) => page.getByRole('main').getByLabel(label);
  await field('Chave PIX').fill('123.456.789-00');
  await field('Nome de quem recebe').fill('Studio Jasmim');
  await field('Cidade').fill('São Paulo de Piratininga');
  await field('Taxa do débito').fill('101');
  await field('Taxa do crédito').fill('3,49');
  await button(page, 'Salvar recebimentos').click();
  await expect(field('Chave PIX')).toHaveAccessibleDescription(/Informe um CPF, CNPJ, celular, e-mail/);
  await expect(field('Cidade')).toHaveAccessibleDescription(/Texto muito longo/);
  await expect(field('Taxa do débito')).toHaveAccessibleDescription('Informe um percentual entre 0 e 100');
  await field('Cidade').fill('São Paulo');
  await field('Taxa do débito').fill('1,99');

  await test.step('digits that are a CPF and a mobile are asked about', async () => {
    await field('Chave PIX').fill('11900000083');
    await expect(page.getByText('Estes 11 dígitos servem como CPF e como celular.')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Celular +55 11 90000-0083').click();
    await expect(field('Chave PIX')).toHaveValue('+55 11 90000-0083');
  });

  await test.step('of two windows the second is told, and keeps what was typed', async () => {
    const stored = await call(page, 'get', 'cashier/settings');
    const other = { ...stored, credit_fee_percent: 5, version: undefined };
    await call(page, 'put', 'cashier/settings', other);
    await button(page, 'Salvar recebimentos').click();
    await expect(page.getByText(/^Alterado em outra janela\. Agora: .*Taxa do crédito 5%/)).toBeVisible();
    await expect(field('Taxa do crédito')).toHaveValue('3,49');
  });
  await confirmed(button(page, 'Salvar recebimentos'), 'Recebimentos salvos com sucesso!');
  await page.reload();
  await expect(field('Chave PIX')).toHaveValue('+55 11 90000-0083');
  await expect(field('Taxa do crédito')).toHaveValue('3,49');
  await call(page, 'put', 'account/country', { country: 'PT' });
  await page.reload();
  await expect(field('Taxa do débito')).toHaveValue('1,99');
  await expect(field('Chave PIX')).toBeHidden();
});

test('a walk-in sale is found under its day and voided there, and the total falls', async ({ page, salon }) => {
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
    await confirmed(button(asked, 'Estornar'), 'Venda estornada!');
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

test('a day unfolds into what its total is made of, once somebody asks', async ({ page, salon }) => {
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
