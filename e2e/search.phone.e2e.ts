import { button, dialog } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { field, found, groupOf, salonToSearch } from './search.ts';
import { smallTargets } from './targets.ts';

test.use(phone);

test('on a phone the search fills the screen, and a thumb reaches and leaves it', async ({ page }) => {
  const { visit } = await salonToSearch(page);
  await page.goto('/clientes');
  const opener = button(page.getByRole('banner'), 'Buscar');
  const palette = dialog(page, 'Buscar');
  await opener.tap();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => palette.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone.viewport });

  await test.step('it clears what was typed, and closes to where it was opened', async () => {
    await field(page).fill('másc');
    await expect(groupOf(page, 'Produtos').getByRole('option')).toContainText('20 em estoque');
    await button(palette, 'Limpar').tap();
    await expect(field(page)).toHaveValue('');
    await button(palette, 'Fechar busca').tap();
    await expect(palette).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a tap opens what was found, with room for a finger', async () => {
    await opener.tap();
    await field(page).fill('marina hoje');
    await expect(found(page, 'Novo agendamento para Marina Figueiredo')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await groupOf(page, 'Agendamentos').getByRole('option').tap();
    await expect(page).toHaveURL(new RegExp(`agendamento=${visit.id}`));
    await expect(dialog(page, 'Editar Agendamento')).toBeVisible();
  });
});
