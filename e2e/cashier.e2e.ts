import { goTo } from './addresses.ts';
import { beginSales, earn, FIRST, today, written } from './cashier.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';
import { button, dialog, status } from './services.ts';
import { installClock } from './window.ts';

test('the cashier of a new salon, and the ways that lead to it', async ({ page, salon: _ }) => {
  for (const path of ['/caixa', '/financeiro']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/financeiro\/receber$/);
  }
  await expect(page.getByText('Nenhuma venda em aberto')).toBeVisible();
  await expect(page.getByText('Nada foi recebido neste mês')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.locator('[aria-current=page]')).toHaveText('Caixa');
  await expect(page.getByRole('link', { name: 'Nova venda' })).toHaveAttribute('href', '/financeiro/receber/venda');
  await expectAccessible(page);
  await page.goto('/caixa/venda?saleId=7e1f');
  await expect(page, 'the old address keeps its query').toHaveURL(/\/financeiro\/receber\/venda\?saleId=7e1f$/);
});

test('what came in this month: four cards, and each day by the ways in which it was paid', async ({ page, salon }) => {
  await earn(salon);
  await page.goto('/financeiro/receber');
  const cards = page.getByRole('region', { name: 'Resumo do mês' });
  for (const text of [
    'RecebidoR$ 240,00',
    'A receberR$ 60,00',
    'Vendas de produtosR$ 40,00',
    '2 vendas, já no total',
  ]) {
    await expect(cards).toContainText(text);
  }
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
  await expectAccessible(page);

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
  for (const text of ['Venda avulsa', 'Sem cliente', '1 produto', 'há 3 dias', 'R$ 59,90']) {
    await expect(walkIn).toContainText(text);
  }
  for (const text of ['Isabela Tavares', 'Agenda de hoje, 09:00', '2 serviços, 1 produto', 'R$ 259,90']) {
    await expect(comanda).toContainText(text);
  }
  await expect(walkIn.getByRole('link')).toHaveAttribute('href', /\/financeiro\/receber\/venda\?saleId=/);
  await expect(comanda.getByRole('link')).toHaveAttribute('href', /^\/agenda\/[\da-f-]+\/comanda$/);
  await expectAccessible(page);

  await walkIn.getByRole('button', { name: /^Cancelar/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cancelar esta venda?');
  await button(question, 'Voltar').click();
  await expect(question).toBeHidden();
  await walkIn.getByRole('button', { name: /^Cancelar/ }).click();
  await button(question, 'Cancelar venda').click();
  await expect(status(page, 'Venda cancelada com sucesso!')).toBeVisible();
  await expect(page.getByText('1 venda, R$ 259,90')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('the drawer is opened, filled, emptied and counted', async ({ page, salon: _ }) => {
  await page.goto('/financeiro/receber');
  await test.step('it is opened with its float', async () => {
    await button(page, 'Abrir caixa').click();
    const open = dialog(page, 'Abrir caixa');
    await button(open, 'Abrir caixa').click();
    await expect(open.getByLabel('Fundo de troco')).toHaveAccessibleDescription('Informe um valor válido');
    await open.getByLabel('Fundo de troco').fill('200');
    await button(open, 'Abrir caixa').click();
    await expect(status(page, 'Caixa aberto com sucesso!')).toBeVisible();
    await expect(page.getByText(/^Aberto às \d\d:\d\d por Studio Jasmim$/)).toBeVisible();
  });
  const expected = page.getByRole('definition').last();

  await test.step('what is put in and taken out changes what must be there; taking out needs a reason', async () => {
    await button(page, 'Suprimento').click();
    await dialog(page, 'Suprimento').getByLabel('Valor').fill('50');
    await button(dialog(page, 'Suprimento'), 'Suprimento').click();
    await expect(status(page, 'Suprimento registrado com sucesso!')).toBeVisible();
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
    await button(out, 'Sangria').click();
    await expect(status(page, 'Sangria registrada com sucesso!')).toBeVisible();
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
    await button(close, 'Fechar caixa').click();
    await expect(status(page, 'Caixa fechado com sucesso!')).toBeVisible();
    await button(page, 'Caixas anteriores').click();
    const earlier = dialog(page, 'Caixas anteriores').getByRole('listitem');
    await expect(earlier).toContainText('+ R$ 1,00');
    await expect(earlier).toContainText('Contado R$ 221,00, esperado R$ 220,00');
    await expect(earlier.getByText('Achado no chão')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('opened at another window, it is open here as well', async () => {
    await expect(button(page, 'Abrir caixa')).toBeVisible();
    const answer = await page.request.post('/api/cashier/cash-day', { data: { float: 12_300 } });
    expect(answer.status(), await answer.text()).toBe(200);
    await expect(expected).toHaveText('R$ 123,00');
  });
});

test('PIX and card fees are kept in the settings, and only Brazil has PIX', async ({ page, salon: _ }) => {
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
    const stored = await (await page.request.get('/api/cashier/settings')).json();
    const other = { ...stored, credit_fee_percent: 5, version: undefined };
    expect((await page.request.put('/api/cashier/settings', { data: other })).status()).toBe(200);
    await button(page, 'Salvar recebimentos').click();
    await expect(page.getByText(/^Alterado em outra janela\. Agora: .*Taxa do crédito 5%/)).toBeVisible();
    await expect(field('Taxa do crédito')).toHaveValue('3,49');
  });
  await button(page, 'Salvar recebimentos').click();
  await expect(status(page, 'Recebimentos salvos com sucesso!')).toBeVisible();
  await page.reload();
  await expect(field('Chave PIX')).toHaveValue('+55 11 90000-0083');
  await expect(field('Taxa do crédito')).toHaveValue('3,49');
  await page.request.put('/api/account/country', { data: { country: 'PT' } });
  await page.reload();
  await expect(field('Taxa do débito')).toHaveValue('1,99');
  await expect(field('Chave PIX')).toBeHidden();
});

test('what could not be loaded is said for five seconds, and asked for again', async ({ page, salon: _ }) => {
  await installClock(page);
  await failing(page, 'cashier/month*');
  await page.goto('/financeiro/receber');
  const said = page.getByText('Erro ao carregar dados de faturamento: falha inesperada no servidor');
  await expect(said).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(said).toBeHidden();
  await page.unroute('**/api/cashier/month*');
  await button(page, 'Tentar de novo').click();
  await expect(page.getByText('Nada foi recebido neste mês')).toBeVisible();

  await failing(page, 'cashier/open-sales*');
  await goTo(page, '/dashboard');
  await page.reload();
  await goTo(page, '/financeiro/receber');
  await expect(page.getByText('Erro ao carregar vendas em aberto: falha inesperada no servidor')).toBeVisible();
});
