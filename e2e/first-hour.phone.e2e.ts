import { button, contains, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { card } from './services.ts';

test.use(phone);

/** Names that reach under the field beside them, and minutes that reach under their unit. */
function covered(): string[] {
  const right = (one: Element | null | undefined) => one?.getBoundingClientRect().right ?? 0;
  const left = (one: Element | null | undefined) => one?.getBoundingClientRect().left ?? 0;
  const inside = (one: Element, side: 'paddingLeft' | 'paddingRight') => Number.parseFloat(getComputedStyle(one)[side]);
  return [...document.querySelectorAll('li.start-row')].flatMap((row) => {
    const name = row.querySelector('label span:last-child');
    const minutes = row.querySelector('.start-minutes input');
    const unit = minutes?.parentElement?.querySelector('span > span');
    if (!name || !minutes || !unit) return ['a row without its parts'];
    const isCovered =
      right(name) > left(minutes) ||
      right(minutes) - inside(minutes, 'paddingRight') > left(unit) + inside(unit, 'paddingLeft');
    return isCovered ? [name.textContent] : [];
  });
}

test('on a phone a new salon follows its first step, adds its services, and finds the help behind "Mais"', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Prepare seu salão' });
  await list.getByRole('link', { name: 'Cadastrar' }).first().tap();
  await button(page, 'Unhas 8 serviços').tap();
  await contains(page.getByRole('region', { name: 'Unhas' }), '5 de 8');
  await test.step('names, minutes and prices stand beside each other, none over another', async () => {
    await button(page, 'Cabelo 14 serviços').tap();
    expect(await page.evaluate(covered)).toEqual([]);
    await button(page, 'Cabelo 14 serviços').tap();
  });
  await page.getByRole('checkbox', { name: 'Spa dos pés' }).check();
  await page.getByLabel('Preço: Manicure', { exact: true }).fill('1.245,50');
  await expectAccessible(page);
  await tapped(button(page, 'Adicionar 6 serviços'), '6 serviços adicionados!');
  await contains(card(page, 'Manicure'), 'R$ 1.245,50');
  await button(page, 'Mais').tap();
  await page.getByRole('link', { name: 'Ajuda e atalhos' }).tap();
  await expect(page.getByRole('heading', { name: 'A primeira hora' })).toBeVisible();
  await page.getByRole('link', { name: 'Começar com os mais comuns' }).tap();
  await expect(page).toHaveURL('/servicos/comecar');
});
