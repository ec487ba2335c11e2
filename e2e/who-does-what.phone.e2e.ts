import { button, dialog, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { addDefaultCategories, addService, card } from './services.ts';
import { addProfessional } from './team.ts';

test.use(phone);

test('on a phone a service gets a pause and is limited, and a professional ticks it', async ({ page }) => {
  await addDefaultCategories(page);
  await addService(page, { name: 'Coloração raiz', price: 19000, duration_minutes: 45 });
  await addProfessional(page);
  await page.goto('/servicos');
  await button(card(page, 'Coloração raiz'), 'Coloração raiz').tap();
  const service = dialog(page, 'Editar Serviço');
  await button(service, 'Adicionar pausa').tap();
  await service.getByRole('checkbox', { name: 'Camila Rocha' }).tap();
  await expectAccessible(page);
  await tapped(button(service, 'Salvar'), 'Serviço atualizado com sucesso!');

  await page.goto('/equipe');
  await page.getByRole('button', { name: /Camila Rocha/ }).tap();
  const sheet = dialog(page, 'Editar Profissional');
  await sheet.getByRole('button', { name: 'Mostrar Cabelo' }).tap();
  await sheet.getByRole('checkbox', { name: 'Coloração raiz' }).tap();
  await sheet.getByLabel('Preço: Coloração raiz').fill('240');
  await expectAccessible(page);
  await tapped(button(sheet, 'Salvar'), 'Profissional atualizado com sucesso!');

  await page.goto('/servicos');
  await button(card(page, 'Coloração raiz'), 'Coloração raiz').tap();
  await expect(service.getByLabel('Preço: Camila Rocha')).toHaveValue('240,00');

  // On the narrowest phone no figure is cut.
  await page.setViewportSize({ width: 320, height: 700 });
  const typed = { Preço: '12.345,67', Minutos: '120', Comissão: '42,5' };
  for (const [what, figure] of Object.entries(typed)) {
    const field = service.getByLabel(`${what}: Camila Rocha`);
    await field.fill(figure);
    expect(await field.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});
