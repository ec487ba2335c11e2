import { readFileSync } from 'node:fs';
import { today, written } from './cashier.ts';
import { close, dayOf, earnCommissions, LAST, PATH, path, pay, statement, summary, workALot } from './commissions.ts';
import { button, confirmed, contains, dialog, goTo, pressEscape, row, said, status } from './parts.ts';
import { lastMonth, workLastMonth } from './reports.ts';
import { expect, expectAccessible, failing, losingAnswer, test } from './salon.ts';
import { inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

test('what everybody earned, was paid and is owed, with the arithmetic', async ({ page, salon }) => {
  await earnCommissions(salon);
  await pay(page, 'Juliana Sato', 60_000, dayOf(12), 'Adiantamento pedido no balcão');
  await page.goto(path());
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.locator('[aria-current=page]')).toHaveText('Comissões');
  const professional = page.getByLabel('Profissional', { exact: true });
  const apply = button(page, 'Aplicar');

  await test.step('the summary: a minus and red where too much was paid, and who left is there while something is owed', async () => {
    await expect(summary(page).getByRole('columnheader')).toHaveText([
      'Profissional',
      'Serviços',
      'Valor dos serviços',
      'Comissões',
      'Vales',
      'Saldo',
      'Saldo anterior',
      'A pagar',
      'Ações',
    ]);
    for (const [name, text] of [
      ['Juliana Sato', '40%2R$ 360,00R$ 143,99R$ 600,00− R$ 456,01R$ 71,00− R$ 385,01'],
      ['Rafael Nogueira', '45%1R$ 200,00R$ 90,00R$ 0,00R$ 90,00R$ 0,00R$ 90,00'],
      ['Patrícia Gomes', 'Inativo0R$ 0,00R$ 0,00R$ 0,00R$ 0,00R$ 180,00R$ 180,00'],
      ['Total', '3R$ 560,00R$ 233,99R$ 600,00− R$ 366,01R$ 251,00− R$ 115,01'],
    ] as const) {
      await expect(row(summary(page), name)).toContainText(text);
    }
    await expect(page.getByText('− R$ 456,01')).toHaveCSS('color', 'rgb(153, 27, 27)');
    await expect(professional.getByRole('option')).toHaveText([
      'Selecione',
      'Juliana Sato',
      'Patrícia Gomes (inativo)',
      'Rafael Nogueira',
    ]);
    await expectAccessible(page);
  });

  await test.step('days are applied with both dates and a professional; that is in the address', async () => {
    await expect(apply).toBeDisabled();
    await expect(page.getByText('Escolha um profissional para aplicar.')).toBeVisible();
    await page.getByLabel('Início').fill(written(dayOf(5)).replace(/20(\d\d)$/, '10$1'));
    await page.getByLabel('Fim').fill(written(dayOf(6)));
    await expect(page.getByText('Informe as duas datas para aplicar.'), 'a year that no salon has seen').toBeVisible();
    await page.getByLabel('Início').fill(written(dayOf(5)));
    await page.getByLabel('Fim').fill('');
    await expect(page.getByText('Informe as duas datas para aplicar.')).toBeVisible();
    await page.getByLabel('Fim').fill(written(dayOf(4)));
    await expect(page.getByText('A data final vem antes da inicial.')).toBeVisible();
    await page.getByLabel('Fim').fill(written(dayOf(6)));
    await expect(apply).toBeDisabled();
    await professional.selectOption('Juliana Sato');
    await expect(page.getByLabel('Fim'), 'what is typed is not lost by choosing somebody').toHaveValue(
      written(dayOf(6)),
    );
    await apply.click();
    await expect(page).toHaveURL(new RegExp(`\\?de=${dayOf(5)}&ate=${dayOf(6)}&profissional=[-0-9a-f]{36}$`));
    await expect(row(summary(page), 'Juliana Sato')).toContainText(
      '1R$ 180,00R$ 71,99R$ 0,00R$ 71,99R$ 71,00R$ 142,99',
    );
    await page.reload();
    await expect(page.getByLabel('Início')).toHaveValue(written(dayOf(5)));
    await expect(professional.locator('option:checked')).toHaveText('Juliana Sato');
    await expect(row(statement(page, 'Juliana Sato'), 'Protetor solar')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`mes=${lastMonth()}`));
    await expect(page.getByLabel('Início')).toHaveValue('');
    await expect(row(statement(page, 'Juliana Sato'), 'Limpeza de pele')).toBeVisible();
  });

  const lines = statement(page, 'Juliana Sato');
  await test.step('each line opens and shows how it was reckoned, with the way to where it comes from', async () => {
    await expect(lines.getByRole('columnheader')).toHaveText([
      'Data',
      'Descrição',
      'Valor do serviço',
      'Comissão (entrada)',
      'Vale (saída)',
    ]);
    await expect(lines.getByRole('row')).toContainText([
      'Data',
      `${written(dayOf(14))}Limpeza de peleLimpeza de peleAlice MenezesR$ 180,0040%R$ 72,00`,
      'ValeAdiantamento pedido no balcãoR$ 600,00',
      'Protetor solarProdutoR$ 79,9010%R$ 7,99',
      'Massagem relaxanteCarla NunesR$ 180,0040%R$ 64,00',
      'Total serviços R$ 360,00, produtos R$ 79,90R$ 439,90R$ 143,99R$ 600,00',
      `Saldo anterior, até ${written(dayOf(1).subtract({ days: 1 }))}R$ 71,00`,
      `A pagar em ${written(LAST())}− R$ 385,01`,
    ]);
    const open = (name: string) => lines.getByRole('button', { name });
    await open('Limpeza de pele').click();
    await expect(lines).toContainText('Preço do serviçoR$ 180,00Comissão da linha× 40%Comissão= R$ 72,00');
    await open('Massagem relaxante').click();
    await expect(lines).toContainText(
      'Preço do serviçoR$ 180,00Desconto− R$ 20,00Valor líquido= R$ 160,00Percentual de Juliana× 40%Comissão= R$ 64,00',
    );
    await open('Protetor solar').click();
    await expect(lines).toContainText('Percentual de produtos de Juliana× 10%Comissão= R$ 7,99');
    await expect(lines.getByRole('link', { name: 'Abrir venda' })).toHaveAttribute('href', /venda\?saleId=/);
    await open('Protetor solar').click();
    await expect(lines.getByRole('link', { name: 'Abrir venda' })).toBeHidden();
    await lines.getByRole('link', { name: 'Abrir agendamento' }).first().click();
    await expect(page).toHaveURL(/\/agenda\/dia\?data=.*&agendamento=/);
    await page.goBack();
    await expect(row(lines, 'Limpeza de pele')).toBeVisible();
  });

  await test.step('a row of the summary leads to another statement; a stranger’s address to none', async () => {
    await button(summary(page), 'Rafael Nogueira 45%').click();
    await expect(statement(page, 'Rafael Nogueira')).toContainText('Bruno Reis');
    await expect(professional.locator('option:checked')).toHaveText('Rafael Nogueira');
    await goTo(page, path('&profissional=11111111-1111-4111-8111-111111111111'));
    await expect(page.getByText('Escolha um profissional', { exact: true })).toBeVisible();
    const wrong = ['mes=2026-13&profissional=x&de=1&ate=2', 'mes=9999-12', `de=1026-10-01&ate=${LAST()}`];
    for (const words of wrong) {
      await goTo(page, `${PATH}?${words}`);
      await expect(page.getByText('Escolha um profissional', { exact: true }), words).toBeVisible();
    }
  });
});

test('a payment of commissions is typed, saved and taken back', async ({ page, salon }) => {
  await earnCommissions(salon);
  await page.goto(path());
  await button(page, 'Lançar pagamento para Rafael Nogueira').click();
  const form = dialog(page, 'Lançar pagamento: Rafael Nogueira');
  const [date, amount] = [form.getByLabel('Data'), form.getByLabel('Valor')];
  await expect(form).toContainText(`A pagar em ${written(LAST())}R$ 90,00`);
  await expect(date).toHaveValue(written(today()));
  await date.fill('');
  await button(form, 'Salvar').click();
  await said(date, 'Informe a data');
  await said(amount, 'Informe um valor válido');
  await amount.fill('0');
  await said(amount, 'Informe um valor válido');
  await date.fill(written(dayOf(20)));
  await button(form, 'Usar R$ 90,00').click();
  await expect(amount).toHaveValue('90,00');
  await expect(form).toContainText('Depois, a pagar: R$ 0,00');
  await form.getByLabel('Observação').fill('PIX');

  await losingAnswer(page, 'commissions/advances');
  await button(form, 'Salvar').click();
  await expect(form.getByRole('alert')).toContainText('Erro ao salvar o vale');
  await page.unrouteAll();
  await confirmed(button(form, 'Salvar'), 'Pagamento lançado com sucesso!');
  await expect(row(summary(page), 'Rafael Nogueira'), 'a lost answer pays nobody twice').toContainText(
    'R$ 90,00R$ 90,00R$ 0,00R$ 0,00R$ 0,00',
  );

  await test.step('what was paid after these days is said, so that nobody is paid twice', async () => {
    await pay(page, 'Patrícia Gomes', 10_000);
    await button(page, 'Lançar pagamento para Patrícia Gomes').click();
    const other = dialog(page, 'Lançar pagamento: Patrícia Gomes');
    await expect(other).toContainText('Vales depois dessa data− R$ 100,00Ainda a pagarR$ 80,00');
    await button(other, 'Usar R$ 80,00').click();
    await button(other, 'Cancelar').click();
    await button(page.getByRole('alertdialog'), 'Descartar').click();
    await expect(other).toBeHidden();
  });

  await test.step('it is removed after a question', async () => {
    await button(summary(page), 'Rafael Nogueira 45%').click();
    const lines = statement(page, 'Rafael Nogueira');
    await lines.getByRole('button', { name: 'Vale' }).click();
    await button(lines, 'Excluir vale').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`R$ 90,00 de ${written(dayOf(20))} voltam a ser devidos a Rafael Nogueira.`);
    await button(question, 'Cancelar').click();
    await failing(page, 'commissions/advances/*');
    await button(lines, 'Excluir vale').click();
    await button(question, 'Excluir vale').click();
    await expect(page.getByText('Erro ao excluir o vale')).toBeVisible();
    await page.unrouteAll();
    await button(lines, 'Excluir vale').click();
    await confirmed(button(question, 'Excluir vale'), 'Vale excluído com sucesso!');
    await expect(row(lines, 'Vale')).toHaveCount(1);
    await expect(row(summary(page), 'Rafael Nogueira')).toContainText('R$ 90,00R$ 0,00R$ 90,00R$ 0,00R$ 90,00');
  });

  await test.step('what was settled outside brings the balance to zero up to a day, and is taken back', async () => {
    const settle = button(page, 'Acertado por fora');
    await settle.click();
    const outside = dialog(page, 'Acertado por fora');
    const who = outside.getByLabel('Profissional');
    await expect(who).toBeFocused();
    await expect(who.locator('option:checked')).toHaveText('Rafael Nogueira');
    await expect(outside.getByLabel('Acertado até')).toHaveValue(written(LAST()));
    await expect(outside).toContainText(`Saldo até ${written(LAST())}Rafael NogueiraR$ 90,00TotalR$ 90,00`);
    await who.selectOption('Todos');
    await expect(outside).toContainText('Juliana SatoR$ 214,99Patrícia GomesR$ 180,00Rafael NogueiraR$ 90,00');
    await outside.getByLabel('Acertado até').fill(written(today().add({ days: 1 })));
    await button(outside, 'Zerar saldo').click();
    await said(outside.getByLabel('Acertado até'), 'Só é possível acertar até hoje');
    await expectAccessible(page);
    await outside.getByLabel('Acertado até').fill(written(dayOf(3)));
    await expect(outside).toContainText('TotalR$ 251,00');
    await who.selectOption('Rafael Nogueira');
    await expect(outside).toContainText('Nada a acertar até esta data.');
    await outside.getByLabel('Acertado até').fill(written(LAST()));
    await outside.getByLabel('Observação').fill('No caderno');
    await confirmed(button(outside, 'Zerar saldo'), 'Saldo acertado com sucesso!');
    await expect(settle).toBeFocused();
    await expect(row(summary(page), 'Rafael Nogueira')).toContainText('R$ 90,00R$ 0,00R$ 90,00R$ 0,00R$ 0,00R$ 0,00');
    const lines = statement(page, 'Rafael Nogueira');
    await expect(row(lines, 'No caderno')).toContainText('Acertado por foraNo cadernoR$ 90,00');
    await expect(row(lines, 'Total')).toContainText('vales R$ 0,00, acertado por fora R$ 90,00');
    await lines.getByRole('button', { name: 'Acertado por fora' }).click();
    await expect(lines).toContainText(`Acertado por fora até ${written(LAST())}: R$ 90,00`);
    await expectAccessible(page);
    await button(lines, 'Desfazer acerto').click();
    await confirmed(button(page.getByRole('alertdialog'), 'Desfazer acerto'), 'Acerto desfeito com sucesso!');
    await expect(row(summary(page), 'Rafael Nogueira')).toContainText('R$ 90,00R$ 0,00R$ 90,00R$ 0,00R$ 90,00');
  });

  await test.step('who worked here before commissions were kept is offered it once', async () => {
    await inDatabase(
      salon,
      `with paid as (delete from commission_advances where user_id = $1) update profiles set settlement_offer = $2 where id = $1`,
      dayOf(3).toString(),
    );
    await page.goto(path());
    const offer = page.getByText(`O que foi ganho até ${written(dayOf(3))} é de antes`);
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Zerar saldos').click();
    const outside = dialog(page, 'Acertado por fora');
    await expect(outside.getByLabel('Profissional').locator('option:checked')).toHaveText('Todos');
    await expect(outside.getByLabel('Acertado até')).toHaveValue(written(dayOf(3)));
    await expect(outside).toContainText('TotalR$ 251,00');
    await pressEscape(outside);
    await button(page, 'Fechar aviso').click();
    await expect(button(page, 'Acertado por fora')).toBeFocused();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(button(page, 'Acertado por fora')).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test('a period is closed, stays as it is, and is opened with the password', async ({ page, salon }) => {
  await earnCommissions(salon);
  await pay(page, 'Rafael Nogueira', 4_000, dayOf(20));
  await page.goto(path());
  const [start, end] = [written(dayOf(1)), written(LAST())];
  const question = dialog(page, `Fechar período ${start} a ${end}?`);
  await button(page, 'Fechar período').click();
  await expect(question).toContainText('nada do que elas contam pode mudar');
  await expect(question.getByRole('listitem')).toHaveText([
    'Juliana SatoR$ 214,99',
    'Patrícia GomesR$ 180,00',
    'Rafael NogueiraR$ 50,00',
  ]);
  await expect(question).toContainText('TotalR$ 444,99');
  await expectAccessible(page);
  await failing(page, 'commissions/closings');
  await button(question, 'Fechar período').click();
  await expect(question.getByRole('alert')).toContainText('Não foi possível fechar o período');
  await page.unrouteAll();
  await confirmed(button(question, 'Fechar período'), 'Período fechado com sucesso!');
  const closed = page.getByText(new RegExp(`^.* de ${lastMonth().year} foi fechado por .* em ${written(today())} às `));
  await expect(closed).toBeVisible();
  await expect(button(page, 'Fechar período')).toBeHidden();
  await expectAccessible(page);

  await test.step('nothing in it can be paid or taken back', async () => {
    await button(summary(page), 'Rafael Nogueira 45%').click();
    const lines = statement(page, 'Rafael Nogueira');
    await lines.getByRole('button', { name: 'Vale' }).click();
    await expect(lines).toContainText('Período fechado');
    await expect(button(lines, 'Excluir vale')).toBeHidden();
    await button(page, 'Lançar pagamento para Rafael Nogueira').click();
    const form = dialog(page, 'Lançar pagamento: Rafael Nogueira');
    await form.getByLabel('Data').fill(written(dayOf(3)));
    await form.getByLabel('Valor').fill('10');
    await button(form, 'Salvar').click();
    await said(form.getByLabel('Data'), 'Período de comissões fechado');
    await form.getByLabel('Data').fill(written(today()));
    await confirmed(button(form, 'Salvar'), 'Pagamento lançado com sucesso!');
  });

  await test.step('of days that are partly closed, the open ones are named and one press away', async () => {
    const before = dayOf(1).subtract({ days: 5 });
    await goTo(page, `${PATH}?de=${before}&ate=${LAST()}`);
    const open = `${written(before)} a ${written(dayOf(1).subtract({ days: 1 }))}`;
    await expect(page.getByText(`Só parte destas datas está fechada. Ainda aberto: ${open}.`)).toBeVisible();
    await expect(button(page, 'Fechar período')).toBeDisabled();
    await button(page, 'Ver datas abertas').click();
    await expect(page).toHaveURL(new RegExp(`de=${before}&ate=${dayOf(1).subtract({ days: 1 })}`));
    await expect(button(page, 'Fechar período')).toBeEnabled();
  });

  await test.step('what ends later than today cannot be closed; a month that runs is closed until today', async () => {
    await goTo(page, `${PATH}?de=${today()}&ate=${today().add({ days: 1 })}`);
    await expect(button(page, 'Fechar período')).toBeDisabled();
    await expect(page.getByText(`Só é possível fechar até hoje, ${written(today())}.`)).toBeVisible();
    await goTo(page, PATH);
    await expect(closed, 'the latest closing is named wherever it lies').toBeVisible();
    await button(page, 'Fechar período').click();
    const running = page.getByRole('dialog', { name: /^Fechar período/ });
    await contains(running, `a ${written(today())}?`, 'Hoje entra no período');
    await button(running, 'Cancelar').click();
  });

  await test.step('the latest is opened again with the password', async () => {
    await button(page, 'Ver fechamento').click();
    await expect(page).toHaveURL(new RegExp(`de=${dayOf(1)}&ate=${LAST()}`));
    await button(page, 'Reabrir').click();
    const deed = dialog(page, 'Reabrir período');
    await deed.getByLabel('Senha', { exact: true }).fill('errada99');
    await button(deed, 'Reabrir período').click();
    await said(deed.getByLabel('Senha', { exact: true }), 'Senha incorreta. Tente novamente.');
    await deed.getByLabel('Senha', { exact: true }).fill(salon.password);
    await confirmed(button(deed, 'Reabrir período'), 'Período reaberto com sucesso!');
    await expect(closed).toBeHidden();
    await expect(button(page, 'Fechar período')).toBeEnabled();
  });
});

test('a period whose closing was not answered is said to be closed, once the page knows', async ({ page, salon }) => {
  await earnCommissions(salon);
  await page.goto(path());
  await losingAnswer(page, 'commissions/closings');
  const question = dialog(page, 'Fechar período');
  await button(page, 'Fechar período').click();
  await button(question, 'Fechar período').click();
  await expect(question.getByRole('alert')).toHaveText('Estas datas já estão fechadas.');
  await page.unrouteAll();
});

test('an owner with a commission is listed, and told why it is not paid', async ({ page, salon }) => {
  await earnCommissions(salon);
  await inDatabase(
    salon,
    `with owner as (update staff set nome = 'Lúcia Prado' where user_id = $1 and funcao = 'Proprietária' returning id)
     update appointments set professional_id = owner.id from owner where user_id = $1 and client_name = 'Bruno Reis'`,
  );
  await page.goto(path());
  await button(page, 'Lançar pagamento para Lúcia Prado').click();
  const form = dialog(page, 'Lançar pagamento: Lúcia Prado');
  await button(form, 'Usar R$ 90,00').click();
  await button(form, 'Salvar').click();
  await expect(form.getByRole('alert')).toContainText('A proprietária não recebe comissão.');
});

test('a statement to be signed, and the same for a spreadsheet', async ({ page, salon }) => {
  await earnCommissions(salon);
  await pay(page, 'Juliana Sato', 60_000, dayOf(12), '=soma');
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.goto(path());
  await page.getByLabel('Profissional', { exact: true }).selectOption('Juliana Sato');
  await button(page, 'Imprimir para assinar').click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article', { name: 'Extrato de comissões' });
  await contains(paper, 'Studio Jasmim', `${written(dayOf(1))} a ${written(LAST())}`);
  await expect(paper.getByRole('row')).toContainText([
    'Data',
    'Massagem relaxante, Carla Nunes, valor líquido R$ 160,00R$ 180,0040%R$ 64,00',
    'Protetor solar',
    'Vale, =soma',
    'Limpeza de pele, Alice Menezes',
  ]);
  await contains(
    paper,
    'ComissõesR$ 143,99',
    'Vales− R$ 600,00',
    'Saldo do período− R$ 456,01',
    `Saldo anterior, até ${written(dayOf(1).subtract({ days: 1 }))}R$ 71,00`,
    `A pagar em ${written(LAST())}− R$ 385,01`,
    'Conferimos os valores acima e estamos de acordo.',
  );
  await expect(summary(page)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toBeHidden();
  await expect(summary(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const downloaded = page.waitForEvent('download');
  await button(page, 'Exportar CSV').click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`comissoes-juliana-sato-${dayOf(1)}-${LAST()}.csv`);
  const rows = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(rows).toEqual([
    '\u{FEFF}Data;Tipo;Descrição;Cliente;Valor do serviço;Base;Percentual;Comissão (entrada);Vale (saída);Saldo',
    `${written(dayOf(1).subtract({ days: 1 }))};Saldo anterior;;;;;;;;71,00`,
    `${written(dayOf(5))};Serviço;Massagem relaxante;Carla Nunes;180,00;160,00;40;64,00;;`,
    `${written(dayOf(6))};Produto;Protetor solar;;79,90;79,90;10;7,99;;`,
    `${written(dayOf(12))};Vale;'=soma;;;;;;600,00;`,
    `${written(dayOf(14))};Serviço;Limpeza de pele;Alice Menezes;180,00;180,00;40;72,00;;`,
    `${written(LAST())};A pagar;;;;;;;;-385,01`,
    '',
  ]);
});

test('with the keyboard alone: somebody is chosen, a line opened, and paid', async ({ page, salon }) => {
  await earnCommissions(salon);
  await page.goto(path());
  await button(summary(page), 'Rafael Nogueira 45%').focus();
  await page.keyboard.press('Enter');
  const line = statement(page, 'Rafael Nogueira').getByRole('button', { name: 'Corte' });
  await line.focus();
  await page.keyboard.press('Space');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Abrir agendamento' })).toBeFocused();
  const payment = button(page, 'Lançar pagamento para Rafael Nogueira');
  await payment.focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Lançar pagamento: Rafael Nogueira');
  await expect(form.getByLabel('Valor')).toBeFocused();
  await page.keyboard.type('25,5');
  await page.keyboard.press('Enter');
  await expect(status(page, 'Pagamento lançado com sucesso!')).toBeVisible();
  await expect(payment).toBeFocused();
});

test('an open page follows other windows: what they pay is taken off, what they close stays closed', async ({
  page,
  salon,
}) => {
  await earnCommissions(salon);
  await page.goto(path());
  await failing(page, 'commissions/statement*');
  await button(summary(page), 'Rafael Nogueira 45%').click();
  await expect(page.getByText('Erro ao carregar comissões')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();
  await expect(row(statement(page, 'Rafael Nogueira'), 'Corte')).toBeVisible();

  await button(page, 'Lançar pagamento para Rafael Nogueira').click();
  const form = dialog(page, 'Lançar pagamento: Rafael Nogueira');
  await expect(button(form, 'Usar R$ 90,00')).toBeVisible();
  await pay(page, 'Rafael Nogueira', 4_000, dayOf(20));
  await expect(button(form, 'Usar R$ 50,00')).toBeVisible();
  await pay(page, 'Rafael Nogueira', 2_000, today().add({ days: 3 }), 'PIX agendado');
  await button(form, 'Usar R$ 30,00').click();
  await expect(form).toContainText('Depois, a pagar: R$ 0,00');
  await page.keyboard.press('Escape');
  await button(page, 'Descartar').click();
  await expect(row(statement(page, 'Rafael Nogueira'), 'Vale')).toContainText(['Vale (saída)', 'R$ 40,00']);

  const asked = dialog(page, 'Fechar período');
  await button(page, 'Fechar período').click();
  await expect(asked.getByText('Rafael Nogueira')).toBeVisible();
  await close(page, dayOf(1), LAST());
  await expect(page.getByText(/foi fechado por/)).toBeVisible();
  await asked.getByRole('button', { name: 'Fechar período' }).click();
  await expect(asked.getByRole('alert')).toHaveText('Estas datas já estão fechadas.');
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asked).toBeHidden();
});

test('nobody but the owner: the page says whom to add; whoever it is, paying is in sight', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText('Ninguém com comissão na equipe')).toBeVisible();
  await page.getByRole('link', { name: 'Ir para a equipe' }).click();
  await expect(page).toHaveURL('/equipe');
  const nome = 'Maria Aparecida da Conceição Albuquerque de Vasconcelos Neta';
  await addProfessional(page, { nome });
  await page.setViewportSize({ width: 1024, height: 768 });
  await goTo(page, path());
  const payment = summary(page).getByRole('button', { name: `Lançar pagamento para ${nome}` });
  await expect(payment, 'however long the name').toBeInViewport({ ratio: 1 });
});

test('a thousand lines: only what is in sight is in the page', async ({ page, salon }) => {
  await workALot(salon);
  await page.goto(path());
  await expect(row(summary(page), 'Total')).toContainText('1.000R$ 100.000,00R$ 40.000,00');
  await button(summary(page), 'Pessoa 100 40%').click();
  const lines = statement(page, 'Pessoa 100');
  await expect(lines, 'the page goes to it').toBeInViewport();
  await expect(lines).toContainText(`A pagar em ${written(LAST())}R$ 40.000,00`);
  const scroller = page.getByRole('region', { name: 'Extrato de Pessoa 100' });
  await expect(async () => {
    await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    expect(Number(await lines.getAttribute('aria-rowcount'))).toBeGreaterThan(500);
  }).toPass();
  expect(await lines.getByRole('row').count()).toBeLessThan(100);
});

test('reports open what it adds up, and lead to it with the team', async ({ page, salon }) => {
  await workLastMonth(salon);
  await page.goto(`/relatorios/entrada-saida?mes=${lastMonth()}`);
  await button(page, 'Comissões de Rita').click();
  await expect(dialog(page, 'Comissões de Rita').getByRole('listitem')).toContainText([/R\$\s80,00.*Coloração/s]);
  await goTo(page, `/relatorios/profissionais?de=${dayOf(1)}&ate=${dayOf(11)}`);
  await page.getByRole('link', { name: 'Ver comissões' }).click();
  await expect(page).toHaveURL(`${PATH}?de=${dayOf(1)}&ate=${dayOf(11)}`);
  await expect(row(summary(page), 'Rita')).toContainText('R$ 80,00');
  await goTo(page, '/equipe');
  await page.getByRole('link', { name: 'Comissões de Rita' }).click();
  await expect(page).toHaveURL(/comissoes\?profissional=/);
  await expect(page.getByText('Nenhum lançamento nestas datas')).toBeVisible();
});
