import type { Chance } from './chance.ts';
import type { Supplier } from './products.ts';

/** What is agreed with each supplier. Without days, the goods are paid as they arrive. */
const TERMS: Record<Supplier, { method: string; days?: number; agreesDueDate?: boolean }> = {
  'Distribuidora Bela Cor': { method: 'Boleto', days: 28, agreesDueDate: true },
  'Estética Paulista': { method: 'Boleto', days: 21, agreesDueDate: true },
  'Cosméticos Aurora': { method: 'Transferência', days: 25 },
  'Casa da Manicure': { method: 'PIX' },
};

/** A bill that came due in these last weeks may have been forgotten. */
const FORGETFUL_DAYS = 30;

export function purchasePayment(supplier: Supplier, day: string, today: string, chance: Chance) {
  const { method, days = 0, agreesDueDate = false } = TERMS[supplier];
  const due = Temporal.PlainDate.from(day).add({ days });
  const daysLate = due.until(today).days;
  // Drawn for every purchase, needed or not, so that the next draw does not depend on the day.
  const wasForgotten = chance.happens(0.5) && agreesDueDate && daysLate <= FORGETFUL_DAYS;
  const isPaid = daysLate > 0 && !wasForgotten;
  return {
    payment_method: method,
    payment_status: isPaid ? 'Pago' : 'Pendente',
    payment_date: isPaid ? due.toString() : null,
    due_date: agreesDueDate ? due.toString() : null,
  };
}
