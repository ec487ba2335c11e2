import { today, written } from './cashier.ts';
import { button, choose, confirmed, contains, dialog, goTo, row, said, status } from './parts.ts';
import { addExpense, addPurchase, inDays } from './payables.ts';
import { addInternal } from './products.ts';
import { call, expect, expectAccessible, failing, installClock, losingAnswer, test } from './salon.ts';

const day = (days: number) => written(today().add({ days }));

test('bills of all kinds in one list: filtered, their due date changed, paid and reverted', async ({ page }) => {
  await addExpense(page, { due_date: inDays(0) });
  await addPurchase(page, 'Pó descolorante', { due_date: inDays(-4), quantity_purchased: 4, unit_cost: 14000 });
  await addPurchase(page, 'Esmalte', { due_date: inDays(2) });
  await addPurchase(page, 'Cera roll-on');
  await addExpense(page, {
    description: 'Panfletos',
    category: 'Outros',
    value: 26001,
    payment_status: 'Pago',
    payment_date: inDays(0),
  });
  await page.goto('/financeiro/pagar');
  const cards = page.getByRole('region', { name: 'Resumo' });
  const bills = page.getByRole('table', { name: 'Contas a pagar' });
  const names = bills.getByRole('row');

  await test.step('where ten columns do not fit, two go below others; where those do not fit either, it is a list', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(bills.getByRole('columnheader')).toHaveCount(8);
    await expect(row(page, 'Esmalte')).toContainText('frasco (900 ml)Casa da Manicure');
    await expect(row(page, 'Panfletos')).toContainText(`Data do pagamento: ${day(0)}`);
    await expect(row(page, 'Esmalte').getByText('Pendente', { exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 768, height: 900 });
    const listed = page.getByRole('list', { name: 'Contas a pagar' }).getByRole('listitem').first();
    await expect(listed.getByRole('button', { name: /Marcar como pago|Reverter/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    await page.setViewportSize(size);
  });

  await test.step('cards and columns', async () => {
    await contains(
      cards,
      'PendenteR$ 1.154,00',
      '4 contas',
      'VencidoR$ 560,00',
      '1 conta antes de hoje',
      'PagoR$ 260,01',
    );
    await expect(names).toHaveCount(6);
    await expect(bills.getByRole('columnheader')).toHaveText([
      'Data da compra',
      'Produto',
      'Fornecedor',
      'Quantidade',
      'Custo unitário',
      'Total',
      'Vencimento',
      'Status',
      'Data do pagamento',
      'Ação',
    ]);
    await contains(
      row(page, 'Esmalte'),
      day(-30),
      'frasco (900 ml)',
      'Casa da Manicure',
      '30',
      'R$ 6,90',
      'R$ 207,00',
      'Pendente',
    );
    await contains(row(page, 'Conserto'), 'Despesa avulsa, Serviços', 'Vence hoje');
    await expect(row(page, 'Pó')).toContainText(`Venceu ${day(-4)}`);
    await expect(row(page, 'Cera')).toContainText('Sem vencimento');
  });

  await test.step('filters stand in the address, and the cards ignore them', async () => {
    await button(page, 'Vencidas').click();
    await expect(names).toContainText(['Data da compra', 'Pó descolorante']);
    await expect(page).toHaveURL(`/financeiro/pagar?status=pendente&ate=${inDays(-1)}`);
    await expect(page.getByRole('radio', { name: 'Pendente' })).toBeChecked();
    await expect(page.getByLabel('Vencimento até')).toHaveValue(day(-1));
    await expect(cards).toContainText('R$ 1.154,00');
    await button(page, 'Próximos 7 dias').click();
    await expect(names).toHaveCount(3);
    await button(page, 'Hoje').click();
    await expect(names).toContainText(['Data da compra', 'Conserto do secador']);
    await button(page, 'Sem vencimento').click();
    await expect(names).toContainText(['Data da compra', 'Cera roll-on']);
    await page.reload();
    await expect(button(page, 'Sem vencimento')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: 'Pago' }).click();
    await expect(names).toContainText(['Data da compra', 'Panfletos']);
    await button(page, 'Hoje').click();
    await expect(page.getByText('Nenhuma conta com estes filtros')).toBeVisible();
    await button(page, 'Limpar filtros').click();
    await expect(names).toHaveCount(6);
    await page.getByLabel('Vencimento de', { exact: true }).fill(day(2));
    await page.getByLabel('Vencimento até').fill(day(1));
    await said(page.getByLabel('Vencimento até'), 'A data final vem antes da inicial');
    await page.getByLabel('Vencimento até').fill(day(2));
    await expect(names).toContainText(['Data da compra', 'Esmalte']);
    await button(page, 'Limpar').click();
    await expect(page.getByLabel('Vencimento de', { exact: true })).toHaveValue('');
    await expect(page).toHaveURL('/financeiro/pagar');
  });

  await test.step('a due date is changed where it stands, never before the purchase, and cleared', async () => {
    await button(page, `Vencimento de Esmalte: ${day(2)}. Editar`).click();
    const editor = dialog(page, 'Vencimento de Esmalte');
    const field = editor.getByLabel('Vencimento');
    await expect(field).toBeFocused();
    await expect(editor).toContainText(`A partir de ${day(-30)}, a data da compra`);
    await field.fill(day(-31));
    await button(editor, 'Salvar').click();
    await said(field, 'Vencimento não pode ser antes da data da compra');
    await field.fill(day(9));
    await field.press('Enter');
    await expect(status(page, 'Data de vencimento atualizada com sucesso!')).toBeVisible();
    await expect(editor).toBeHidden();
    await button(page, `Vencimento de Esmalte: ${day(9)}. Editar`).click();
    await button(editor, 'Limpar').click();
    await button(editor, 'Salvar').click();
    await expect(row(page, 'Esmalte')).toContainText('Sem vencimento');
  });

  await test.step('paying takes one press, and so does taking it back', async () => {
    await confirmed(button(page, 'Marcar como pago: Esmalte'), 'Compra marcada como paga com sucesso!');
    await expect(row(page, 'Esmalte')).toContainText(day(0));
    await expect(row(page, 'Esmalte').getByText('Pago', { exact: true })).toBeVisible();
    await expect(row(page, 'Esmalte').getByRole('button', { name: /^Vencimento/ })).toBeHidden();
    await expect(cards).toContainText('R$ 467,01');
    await confirmed(button(page, 'Reverter para pendente: Esmalte'), 'Compra revertida para pendente com sucesso!');
    await expect(button(page, 'Marcar como pago: Esmalte')).toBeVisible();
    await expect(cards).toContainText('PagoR$ 260,01');
  });

  await test.step('what was paid another day says so', async () => {
    await choose(page, 'Ações de Esmalte', 'Pagar em outra data');
    const form = dialog(page, 'Marcar como pago');
    await expect(form).toContainText('Esmalte, R$ 207,00');
    await expect(form.getByLabel('Data do pagamento')).toHaveValue(day(0));
    await form.getByLabel('Data do pagamento').fill(day(1));
    await button(form, 'Marcar como pago').click();
    await said(form.getByLabel('Data do pagamento'), 'O pagamento não pode ser depois de hoje');
    await form.getByLabel('Data do pagamento').fill(day(-3));
    await confirmed(button(form, 'Marcar como pago'), 'Compra marcada como paga com sucesso!');
    await expect(row(page, 'Esmalte')).toContainText(day(-3));
  });
});

test('a one-off expense is created, changed, paid, and removed while it is pending', async ({ page }) => {
  await page.goto('/financeiro/pagar');
  await expect(page.getByText('Nenhuma conta a pagar')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.locator('[aria-current=page]')).toHaveText('Contas a pagar');
  await button(page, 'Despesa avulsa').click();
  const form = dialog(page, 'Despesa avulsa');
  await button(form, 'Salvar').click();
  await said(form.getByLabel('Descrição'), 'Descrição é obrigatória');
  await expect(form.getByLabel('Descrição')).toBeFocused();
  await said(form.getByLabel('Categoria'), 'Categoria é obrigatória');
  await said(form.getByLabel('Valor'), 'Informe um valor válido');
  await form.getByLabel('Descrição').fill('Troca da fechadura');
  await form.getByLabel('Categoria').selectOption('Infraestrutura');
  await form.getByLabel('Valor').fill('240');
  await form.getByLabel('Fornecedor').fill('Chaveiro Domingos');
  await form.getByLabel('Vencimento').fill(day(-1));
  await form.getByLabel('Forma de pagamento').selectOption('PIX');
  await button(form, 'Salvar').click();
  await said(form.getByLabel('Vencimento'), 'Vencimento não pode ser antes da data da despesa');
  await form.getByLabel('Vencimento').fill(day(7));
  await losingAnswer(page, 'payables/expenses');
  await button(form, 'Salvar').click();
  await expect(form.getByRole('alert')).toContainText('Erro ao salvar despesa');
  await page.unrouteAll();
  await confirmed(button(form, 'Salvar'), 'Despesa criada com sucesso!');
  await expect(row(page, 'Troca da fechadura'), 'a lost answer makes no second one').toHaveCount(1);

  await choose(page, 'Ações de Troca da fechadura', 'Editar despesa');
  const edit = dialog(page, 'Editar despesa');
  await expect(edit.getByLabel('Valor')).toHaveValue('240,00');
  await edit.getByLabel('Valor').fill('255,5');
  await confirmed(button(edit, 'Salvar'), 'Despesa atualizada com sucesso!');
  await expect(row(page, 'Troca da fechadura')).toContainText('R$ 255,50');

  await confirmed(button(page, 'Marcar como pago: Troca da fechadura'), 'Despesa marcada como paga com sucesso!');
  await expect(button(page, 'Ações de Troca da fechadura')).toBeHidden();
  await button(page, 'Reverter para pendente: Troca da fechadura').click();
  await choose(page, 'Ações de Troca da fechadura', 'Excluir despesa');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('“Troca da fechadura”, de R$ 255,50, sai das contas a pagar.');
  await confirmed(button(question, 'Excluir despesa'), 'Despesa excluída com sucesso!');
  await expect(page.getByText('Nenhuma conta a pagar')).toBeVisible();

  await button(page, 'Despesa avulsa').click();
  await form.getByLabel('Descrição').fill('Flores');
  await form.getByLabel('Categoria').selectOption('Outros');
  await form.getByLabel('Valor').fill('85');
  await form.getByRole('radio', { name: 'Pago' }).click();
  await expect(form.getByLabel('Data do pagamento')).toHaveValue(day(0));
  await button(form, 'Salvar').click();
  await expect(row(page, 'Flores').getByText('Pago', { exact: true })).toBeVisible();
});

test('a purchase in instalments: each is due on its day and paid by itself', async ({ page }) => {
  await addInternal(page, { name: 'Máscara hidratante' });
  await page.goto('/financeiro/pagar');
  await button(page.getByRole('main'), 'Registrar compra').first().click();
  const sheet = dialog(page, 'Registrar compra');
  await sheet.getByLabel('Produto').fill('másc');
  await page.getByRole('option', { name: 'Máscara hidratante' }).click();
  await sheet.getByLabel('Quantidade').fill('10');
  await sheet.getByLabel('Custo unitário').fill('44');
  await expect(sheet.getByLabel('Parcelas').getByRole('option')).toHaveCount(12);
  await expect(sheet.getByLabel('Parcelas').getByRole('option').nth(2)).toHaveText('3, a primeira de R$ 146,68');
  await sheet.getByLabel('Parcelas').selectOption('3');
  const first = sheet.getByLabel('Parcela 1 de 3, R$ 146,68');
  const inMonths = (months: number) => written(today().add({ months }));
  await expect(first).toHaveValue(inMonths(1));
  await expect(sheet.getByLabel('Parcela 3 de 3, R$ 146,66')).toHaveValue(inMonths(3));
  await sheet.getByLabel('Parcelas').selectOption('2');
  await expect(sheet.getByLabel('Parcela 2 de 2, R$ 220,00')).toHaveValue(inMonths(2));
  await sheet.getByLabel(/^Parcela 1 de 2/).fill(day(-1));
  await button(sheet, 'Registrar compra').click();
  await said(sheet.getByLabel(/^Parcela 1 de 2/), 'Vencimento não pode ser antes da data da compra');
  await sheet.getByLabel(/^Parcela 1 de 2/).fill(day(10));
  await expect(sheet.getByLabel(/^Parcela 2 de 2/)).toHaveValue(written(today().add({ days: 10 }).add({ months: 1 })));
  await expectAccessible(page);
  await confirmed(button(sheet, 'Registrar compra'), 'Compra registrada com sucesso!');

  const parts = row(page, 'Máscara hidratante');
  await expect(parts).toContainText(['Parcela 1 de 2', 'Parcela 2 de 2']);
  await expect(parts.first()).toContainText('R$ 220,00de R$ 440,00');
  await confirmed(
    button(page, 'Marcar como pago: Máscara hidratante, Parcela 1 de 2'),
    'Parcela marcada como paga com sucesso!',
  );
  await expect(parts.first().getByText('Pago', { exact: true })).toBeVisible();
  await expect(parts.last().getByText('Pendente', { exact: true })).toBeVisible();
  await button(page, 'Marcar como pago: Máscara hidratante, Parcela 2 de 2').click();
  await expect(parts.last().getByText('Pago', { exact: true })).toBeVisible();

  await goTo(page, '/produtos');
  await button(page, 'Máscara hidratante').click();
  const history = dialog(page, 'Máscara hidratante');
  await history.getByRole('tab', { name: 'Compras' }).click();
  await contains(history.getByRole('listitem'), '2 parcelas', 'Pago');
});

test('with the keyboard alone: a bill is paid and taken back, and the focus stays on it', async ({ page }) => {
  await addPurchase(page, 'Esmalte');
  await page.goto('/financeiro/pagar');
  const pay = button(page, 'Marcar como pago: Esmalte');
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Compra marcada como paga com sucesso!')).toBeVisible();
  const back = button(page, 'Reverter para pendente: Esmalte');
  await expect(back).toBeFocused();
  // Until all lists are read anew, a second press is taken for a slip.
  await expect(back).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Space');
  await expect(status(page, 'Compra revertida para pendente com sucesso!')).toBeVisible();
  await expect(pay).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Vencimento de Esmalte: Sem vencimento. Editar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Vencimento', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Vencimento de Esmalte: Sem vencimento. Editar')).toBeFocused();
});

test('two windows: the second is told what the first did, and shows it', async ({ page }) => {
  const { id } = await addExpense(page);
  await page.goto('/financeiro/pagar');
  const pay = button(page, 'Marcar como pago: Conserto do secador');
  await expect(pay).toBeVisible();
  // As if the news were still on its way.
  await page.route('**/api/payables*', (route) => route.abort());
  await call(page, 'post', `payables/expense/${id}/pay`, { payment_date: '' });
  await pay.click();
  await expect(page.getByRole('alert').getByText('Esta conta já foi paga em outra janela.')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(button(page, 'Reverter para pendente: Conserto do secador')).toBeVisible();
  await call(page, 'post', `payables/expense/${id}/revert`, {});
  await expect(pay, 'what another window does is seen at once').toBeVisible();
  await button(page, 'Vencimento de Conserto do secador: Sem vencimento. Editar').click();
  await page.getByLabel('Vencimento', { exact: true }).fill(day(3));
  await call(page, 'put', `payables/expense/${id}/due-date`, { due_date: today().add({ days: 9 }).toString() });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Alterado em outra janela\. Agora: vence em/)).toBeVisible();
  await expect(page.getByLabel('Vencimento', { exact: true }), 'what was typed stays').toHaveValue(day(3));
  await page.getByLabel('Vencimento', { exact: true }).focus();
  await page.route('**/api/payables*', (route) => route.abort());
  await call(page, 'delete', `payables/expenses/${id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Esta conta não existe mais.')).toBeVisible();
});

test('what failed is said for five seconds', async ({ page }) => {
  await addPurchase(page, 'Esmalte');
  await installClock(page);
  await page.goto('/financeiro/pagar');
  for (const [operation, press, sentence] of [
    ['payables/*/*/pay', 'Marcar como pago: Esmalte', 'Erro ao marcar como pago'],
    ['payables/*/*/revert', 'Reverter para pendente: Esmalte', 'Erro ao reverter para pendente'],
  ] as const) {
    await failing(page, operation);
    await button(page, press).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByText(sentence)).toBeHidden();
    await page.unrouteAll();
    await button(page, press).click();
    await expect(page.getByRole('status').getByText(/com sucesso!$/)).toBeVisible();
  }
  await failing(page, 'payables/*/*/due-date');
  await button(page, 'Vencimento de Esmalte: Sem vencimento. Editar').click();
  await page.getByLabel('Vencimento', { exact: true }).fill(day(3));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erro ao atualizar vencimento')).toBeVisible();
  await expect(page.getByLabel('Vencimento', { exact: true }), 'nothing typed is lost').toHaveValue(day(3));
});
