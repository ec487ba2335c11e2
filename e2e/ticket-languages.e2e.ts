import { button, dialog, status } from './appointments.ts';
import { amount } from './sales.ts';
import { expect, test } from './salon.ts';
import { bookWithTicket, day } from './ticket.ts';

const languages = {
  en: {
    ticket: 'Ticket 4, Bia Prado',
    card: "Bia Prado's ticket",
    held: '1 service, 4 items',
    toPay: 'To pay',
    method: 'Credit card',
    chip: 'Debit',
    finish: 'Complete',
    finished: 'Sale completed!',
    anas: "Ana Lima's ticket",
    receipt: 'Receipt',
    notFiscal: 'Not a tax document',
    paid: 'Credit card',
    see: 'See ticket, Bia Prado',
  },
  es: {
    ticket: 'Ticket 4, Bia Prado',
    card: 'Ticket de Bia Prado',
    held: '1 servicio, 4 artículos',
    toPay: 'A pagar',
    method: 'Tarjeta de crédito',
    chip: 'Débito',
    finish: 'Finalizar',
    finished: '¡Venta finalizada!',
    anas: 'Ticket de Ana Lima',
    receipt: 'Recibo',
    notFiscal: 'Documento sin valor fiscal',
    paid: 'Tarjeta de crédito',
    see: 'Ver ticket de Bia Prado',
  },
};

for (const [language, words] of Object.entries(languages)) {
  test(`from the card of the agenda to paid, receipt and back in ${language}`, async ({ page, salon: _ }) => {
    await bookWithTicket(page);
    expect((await page.request.put('/api/account/language', { data: { language } })).status()).toBe(200);
    await page.goto(day);
    const ticket = page.getByRole('link', { name: words.ticket });

    await test.step('the card of the ticket says what there is to pay', async () => {
      await ticket.hover();
      const shown = dialog(page, words.card);
      await expect(shown).toContainText(words.held);
      await expect(shown).toContainText(words.toPay);
      await expect(shown).toContainText(/195[.,]00/);
    });

    await test.step('its page is paid with a method and the word for finishing', async () => {
      await ticket.click();
      await expect(page.locator('[data-total]').first()).toHaveText(/195[.,]00/);
      await button(page, words.method).click();
      await button(page, words.finish).click();
      await expect(status(page, words.finished)).toBeVisible();
      await button(page, words.receipt).click();
      const receipt = page.getByRole('article', { name: words.receipt });
      await expect(receipt).toContainText(words.notFiscal);
      await expect(receipt).toContainText(words.paid);
    });

    await test.step('the card of another is paid at once', async () => {
      await page.goto(day);
      await expect(page.getByRole('link', { name: words.see })).toBeVisible();
      await page.getByRole('link', { name: words.anas }).hover();
      const shown = dialog(page, words.anas);
      await button(shown, words.chip).click();
      await button(shown, words.finish).click();
      await expect(status(page, words.finished)).toBeVisible();
    });
  });
}

test('services alone have a receipt with the date and time, and no number', async ({ page, salon: _ }) => {
  const { ana } = await bookWithTicket(page);
  await page.goto(`/agenda/${ana.id}/comanda`);
  await button(page, 'Outro').click();
  await button(page, 'Finalizar').click();
  await button(page, 'Recibo').click();
  const receipt = page.getByRole('article', { name: 'Recibo' });
  await expect(receipt).toContainText(/Recibo\d\d\/\d\d\/\d{4},? \d\d:\d\d/);
  await expect(receipt).toContainText(amount('R$ 100,00'));
});
