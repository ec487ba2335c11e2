import { button, confirmed, contains, dialog, goTo, row, said, status } from './parts.ts';
import { act, addResale } from './products.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';
import { inDatabase } from './services.ts';

test.beforeEach(({ salon: _ }) => {});

test('the first products of a salon, for its own use and for sale', async ({ page }) => {
  await page.goto('/produtos');
  await test.step('the first product for use in the salon: package, minimum and what is on the shelf already', async () => {
    await expect(page.getByText('Nenhum produto cadastrado')).toBeVisible();
    await button(page, 'Novo Produto').first().click();
    const sheet = dialog(page, 'Novo produto de uso interno');
    await sheet.getByLabel('Nome do produto').fill('Pó descolorante');
    await sheet.getByLabel('Unidade base').selectOption('Gramas (g)');
    await sheet.getByLabel('Embalagem', { exact: false }).first().fill('pote');
    await sheet.getByLabel('Conteúdo da embalagem').fill('500');
    await sheet.getByLabel('Estoque mínimo').fill('2');
    await sheet.getByLabel('Estoque existente').fill('3,5');
    await expectAccessible(page);
    await confirmed(button(sheet, 'Salvar'), 'Produto criado com sucesso!');
    await expect(sheet).toBeHidden();
    await contains(row(page, 'Pó descolorante'), 'pote (500 g)', '—', '3,5', 'Médio', 'Ativo');
    await goTo(page, '/produtos?type=zzz');
    await expect(row(page, 'Pó descolorante'), 'what is no kind shows the products of the salon').toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', '/produtos?type=internal');
    await page.getByRole('link', { name: 'Revenda' }).first().click();
    await expect(page).toHaveURL(/type=resale/);
    await expect(page.getByText('Nenhum produto cadastrado')).toBeVisible();
  });

  await test.step('what is wrong is said beside its field, and nothing typed is lost', async () => {
    await button(page, 'Novo Produto').first().click();
    const sheet = dialog(page, 'Novo produto de revenda');
    const field = (label: string) => sheet.getByLabel(label, { exact: true });
    await field('Data da compra').fill('');
    await button(sheet, 'Salvar').click();
    await said(field('Nome do produto'), 'Nome do produto é obrigatório');
    await expect(field('Nome do produto')).toBeFocused();
    await said(field('Unidade base'), 'Unidade base é obrigatória');
    await said(field('Data da compra'), 'Data da compra é obrigatória');
    await said(field('Quantidade'), 'Quantidade deve ser maior que zero');
    await said(field('Custo unitário'), 'Informe um custo unitário válido');
    await said(field('Preço'), 'Informe um preço válido');

    await field('Nome do produto').fill('x'.repeat(300));
    await said(field('Nome do produto'), 'Texto muito longo');
    await field('Nome do produto').fill('"Brilho" 💅');
    await field('Unidade base').selectOption('ml');
    await sheet.getByLabel('Embalagem').first().fill('frasco');
    await button(sheet, 'Salvar').click();
    await said(sheet.getByLabel('Conteúdo da embalagem'), 'Informe o conteúdo da embalagem, maior que zero');
    await sheet.getByLabel('Conteúdo da embalagem').fill('60');
    for (const [label, typed, message] of [
      ['Estoque mínimo (opcional)', '-1', 'Estoque mínimo não pode ser negativo'],
      ['Quantidade', '1,5', 'Use uma quantidade inteira para esta unidade'],
      ['Quantidade', '99999999999999', 'Quantidade muito grande'],
      ['Custo unitário', '-3', 'Custo unitário não pode ser negativo'],
      ['Preço', '-0,01', 'Preço não pode ser negativo'],
      ['Preço', '99999999999999', 'Informe um preço válido'],
    ] as const) {
      await field(label).fill(typed);
      await said(field(label), message);
    }
    await field('Data da compra').fill('10/11/2026');
    await field('Vencimento (opcional)').fill('09/11/2026');
    await said(field('Vencimento (opcional)'), 'Vencimento não pode ser antes da data da compra');
    await field('Vencimento (opcional)').fill('10/12/2026');
    await field('Estoque mínimo (opcional)').fill('');
    await field('Quantidade').fill('2');
    await field('Custo unitário').fill('R$ 1.234,56');
    await field('Preço').fill('2.500');

    await failing(page, 'products/resale');
    await button(sheet, 'Salvar').click();
    await expect(sheet.getByRole('alert')).toContainText('Erro ao salvar produto');
    await expect(field('Nome do produto')).toHaveValue('"Brilho" 💅');
    await page.unrouteAll();
    await button(sheet, 'Salvar').click();
    await expect(row(page, '"Brilho" 💅')).toContainText('R$ 2.500,00');
  });

  await test.step('a product for sale: price suggested from the cost, margin, total, and its first purchase', async () => {
    await button(page, 'Novo Produto').first().click();
    const sheet = dialog(page, 'Novo produto de revenda');
    await sheet.getByLabel('Nome do produto').fill('Óleo reparador');
    await sheet.getByLabel('Unidade base').selectOption('Unidades (un)');
    await expect(sheet.getByLabel('Unidade', { exact: true })).toHaveValue('un');
    await sheet.getByLabel('Quantidade').fill('12');
    await sheet.getByLabel('Custo unitário').fill('31,50');
    await expect(sheet.getByText('R$ 378,00')).toBeVisible();
    await expect(sheet.getByText('Entra no estoque: 12 un')).toBeVisible();
    await expect(sheet.getByText('Preço sugerido: R$ 63,00')).toBeVisible();
    await sheet.getByLabel('Markup').fill('150');
    await expect(sheet.getByText('Preço sugerido: R$ 78,75')).toBeVisible();
    await button(sheet, 'Usar preço sugerido').click();
    await expect(sheet.getByLabel('Preço', { exact: true })).toHaveValue('78,75');
    await expect(sheet.getByText('Margem: 60%')).toBeVisible();
    await sheet.getByRole('radio', { name: 'Pago' }).click();
    await expect(sheet.getByLabel('Data do pagamento')).not.toHaveValue('');
    await sheet.getByLabel('Fornecedor').fill('cosméticos aurora');
    // What was said about the product before would do for this one.
    await expect(status(page, 'Produto criado com sucesso!')).toHaveCount(0);
    await confirmed(button(sheet, 'Salvar'), 'Produto criado com sucesso!');
    await contains(row(page, 'Óleo reparador'), 'R$ 78,75', '12', 'Médio');
    await button(page, 'Óleo reparador').click();
    const history = dialog(page, 'Óleo reparador');
    await expect(history.getByText('R$ 31,50 por un')).toBeVisible();
    await expect(history.getByRole('listitem')).toContainText(['Compra+12 un']);
    await history.getByRole('tab', { name: 'Compras' }).click();
    await contains(
      history.getByRole('listitem'),
      'Lote aberto',
      'R$ 378,00',
      '12 un a R$ 31,50',
      'Cosméticos Aurora',
      'Pago',
    );
    await expectAccessible(page);
  });
});

test('a product is edited and deactivated', async ({ page, salon }) => {
  await addResale(page, { name: 'Xampu' });
  await page.goto('/produtos?type=resale');

  await test.step('editing keeps the base unit; leaving with something typed asks first', async () => {
    await button(page, 'Editar Xampu').click();
    const sheet = dialog(page, 'Editar Produto');
    await expect(sheet.getByLabel('Unidade base')).toBeDisabled();
    await expect(sheet.getByText('Preço sugerido: R$ 37,00')).toBeVisible();
    await sheet.getByLabel('Nome do produto').fill('Xampu hidratante');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Descartar as alterações?' });
    await button(question, 'Continuar editando').click();
    await sheet.getByLabel('Preço', { exact: true }).fill('70');
    await confirmed(button(sheet, 'Salvar'), 'Produto atualizado com sucesso!');
    await page.reload();
    await expect(row(page, 'Xampu hidratante')).toContainText('R$ 70,00');
  });

  await test.step('deactivating needs the password; a wrong one changes nothing', async () => {
    await act(page, 'Xampu hidratante', 'Desativar');
    const confirm = dialog(page, 'Desativar produto');
    await button(confirm, 'Desativar').click();
    await said(confirm.getByLabel('Senha', { exact: true }), 'Senha é obrigatória');
    await confirm.getByLabel('Senha', { exact: true }).fill('outra');
    await button(confirm, 'Desativar').click();
    await said(confirm.getByLabel('Senha', { exact: true }), 'Senha incorreta. Tente novamente.');
    await confirm.getByLabel('Senha', { exact: true }).fill(salon.password);
    await confirmed(button(confirm, 'Desativar'), 'Produto desativado com sucesso!');
    await expect(row(page, 'Xampu hidratante')).toContainText('Inativo');
    await act(page, 'Xampu hidratante', 'Ativar');
    await dialog(page, 'Ativar produto').getByLabel('Senha', { exact: true }).fill(salon.password);
    await confirmed(button(dialog(page, 'Ativar produto'), 'Ativar'), 'Produto ativado com sucesso!');
  });

  await test.step('too many wrong passwords lock, and the page says for how long', async () => {
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const wish = { current: 'errada', password: 'outra-senha', confirmation: 'outra-senha' };
      await page.request.put('/api/account/password', { data: wish });
    }
    await act(page, 'Xampu hidratante', 'Desativar');
    const confirm = dialog(page, 'Desativar produto');
    await confirm.getByLabel('Senha', { exact: true }).fill(salon.password);
    await button(confirm, 'Desativar').click();
    await expect(page.getByRole('alert')).toContainText('Muitas tentativas. Tente novamente em 15 minutos.');
    await expect(confirm).toBeHidden();
    await expect(row(page, 'Xampu hidratante')).toContainText('Ativo');
  });
});

test('a list of hundreds: a window of rows, more on scrolling, and a search over all', async ({ page, salon }) => {
  await inDatabase(
    salon,
    `insert into products (user_id, name, unit_of_measure, base_unit)
     select $1, 'Esmalte ' || n, 'un', 'un' from generate_series(1, 350) as n`,
  );
  await page.addInitScript(beBusy);
  await page.goto('/produtos');
  const table = page.getByRole('table', { name: 'Uso interno' });
  await expect(table).toHaveAttribute('aria-rowcount', '101');
  const box = page.getByRole('region', { name: 'Uso interno' });
  for (const rows of ['201', '301', '351']) {
    await box.focus();
    await page.keyboard.press('End');
    await expect(table).toHaveAttribute('aria-rowcount', rows);
  }
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await page.getByLabel('Buscar produto').fill('esmalte 34');
  await expect(table.getByRole('row')).toHaveCount(12);
  await page.getByLabel('Buscar produto').fill('batom');
  await expect(page.getByText('Nenhum produto tem “batom” no nome nem na descrição.')).toBeVisible();
});

/** As a busy browser does: that something is far is told only together with that it came near. */
function beBusy() {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const kept: IntersectionObserverEntry[] = [];
      super((seen, observer) => {
        kept.push(...seen);
        if (seen.at(-1)?.isIntersecting) tell(kept.splice(0), observer);
      }, options);
    }
  };
}
