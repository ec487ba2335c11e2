import { chooseTime, draftOf, fillIn, openSalon, pendingRequests } from './booking.ts';
import { divideWork } from './booking-who-does-what.ts';
import { alert, button } from './parts.ts';
import { expect, expectAccessible, visitorTest as test } from './salon.ts';

test('only who does it is offered, at their own price: from the lowest until somebody is chosen', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request);
  await divideWork(salon);
  await page.goto(salon.path);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  const summary = page.getByRole('complementary', { name: 'Resumo' });
  const professional = page.getByLabel('Profissional');
  const offered = () => professional.locator('option').allTextContents();

  await expect(card('Corte feminino')).toContainText('a partir de R$ 120,00');
  await expect(card('Escova')).toContainText(/^(?!.*a partir).*R\$\s80,00/s);
  await button(page, 'Adicionar Corte feminino').click();
  await expect
    .poll(offered)
    .toEqual(['Escolha um profissional', 'Qualquer profissional', 'Bia Torres', 'Camila Rocha']);
  await expect(summary).toContainText('a partir de R$ 120,00');
  await expectAccessible(page);

  await professional.selectOption('Camila Rocha');
  await expect(summary).toContainText('O total mudou: antes a partir de R$ 120,00, agora R$ 150,00.');
  await expect(card('Corte feminino')).toContainText('R$ 150,00');
  await expect(card('Corte feminino')).toContainText('45 min');
  await expect.poll(() => draftOf(page)).toMatchObject({ totalPrice: 150_00, totalDuration: 45 });
  await professional.selectOption('Bia Torres');
  await expect(summary).toContainText('antes R$ 150,00, agora R$ 120,00.');

  await test.step('whoever does not do what is added is chosen no longer', async () => {
    await professional.selectOption('Camila Rocha');
    await button(page, 'Adicionar Manicure').click();
    await expect(alert(page, 'Camila Rocha não faz todos os serviços escolhidos.')).toBeVisible();
    await expect.poll(offered).toEqual(['Escolha um profissional', 'Qualquer profissional', 'Bia Torres']);
    await expect(professional).toHaveValue('');
  });

  await test.step('where nobody does all of it, several people do, one after the other', async () => {
    await button(page, 'Remover Corte feminino').click();
    await button(page, 'Adicionar Luzes').click();
    await expect(summary).toContainText('Nenhum profissional faz todos estes serviços');
    await professional.selectOption('Várias pessoas');
    await expectAccessible(page);
    await button(page, 'Próximo').click();
    await button(page, 'Próximo mês').click();
    await chooseTime(page, '14:00');
    await fillIn(page, 'marcela de azevedo', '(11) 98455-2071');
    await button(page, 'Confirmar Agendamento').click();
    await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Várias pessoas');
    const [asked] = await pendingRequests(salon);
    expect(asked).toMatchObject({ start_time: '14:00', end_time: '17:45', services: ['Manicure', 'Luzes'] });
  });
});
