import { roundTo } from '#domain/shared/numbers.ts';
import { addDays } from '#domain/shared/time.ts';
import { daysBefore, momentOn, monthsBefore } from './calendar.ts';
import { type Chance, chanceFor, idOf } from './chance.ts';
import type { Rows } from './salon.ts';

type Kind = readonly [description: string, category: string, value: number, supplier: string, method: string];

/** What happens now and then. */
const NOW_AND_THEN: readonly [Kind, ...Kind[]] = [
  ['Conserto da cadeira hidráulica', 'Serviços', 260, 'Assistência Paulista', 'PIX'],
  ['Panfletos da campanha', 'Outros', 240, 'Gráfica Ipê', 'Boleto'],
  ['Flores da recepção', 'Outros', 85, 'Floricultura Camélia', 'Dinheiro'],
  ['Limpeza do ar-condicionado', 'Infraestrutura', 320, 'Clima Bom', 'Transferência'],
  ['Troca de lâmpadas', 'Infraestrutura', 145, 'Elétrica Aclimação', 'Cartão de Débito'],
  ['Curso de mechas da equipe', 'Funcionário', 590, 'Escola Madressilva', 'Cartão de Crédito'],
  ['Afiação das tesouras', 'Serviços', 120, 'Afiação Saúde', 'PIX'],
  ['Uniformes novos', 'Funcionário', 410, 'Confecções Bambu', 'Boleto'],
  ['Toalhas novas', 'Outros', 360, 'Casa do Algodão', 'Boleto'],
];

const MONTHS = 18;

/** One or two in each of the last eighteen months, all paid; and the bills of these days, of which one is overdue and one is due today. */
export function expenses(today: string): Rows<'expenses'> {
  const chance = chanceFor('one-off expenses');
  const earlier = Array.from({ length: MONTHS }, (_, index) => MONTHS - index).flatMap((ago) =>
    Array.from({ length: chance.between(1, 2) }, (_, place) => {
      const day = addDays(monthsBefore(today, ago), chance.between(0, 24) + place);
      return paidLater(chance.pick(NOW_AND_THEN), day, today, chance);
    }),
  );
  return [...earlier, ...ofTheseDays(today)];
}

function paidLater(kind: Kind, day: string, today: string, chance: Chance) {
  const due = addDays(day, chance.between(0, 5));
  const swing = 0.9 + chance.next() * 0.2;
  return row(kind, roundTo(kind[2] * swing, 0), day, { due, paid: due < today ? due : day });
}

function ofTheseDays(today: string): Rows<'expenses'> {
  const ago = (days: number) => daysBefore(today, days);
  return [
    row(['Troca da fechadura da porta', 'Infraestrutura', 240, 'Chaveiro Domingos', 'PIX'], 240, ago(9), {
      due: ago(4),
    }),
    row(['Panfletos de fim de ano', 'Outros', 260, 'Gráfica Ipê', 'PIX'], 260, ago(6), { due: ago(1), paid: ago(1) }),
    row(['Manutenção do lavatório', 'Serviços', 310, 'Assistência Paulista', 'Boleto'], 310, ago(3), {
      due: addDays(today, 6),
    }),
    row(['Conserto do secador', 'Serviços', 180, 'Assistência Paulista', 'PIX'], 180, ago(1), { due: today }),
  ];
}

function row(
  [description, category, , supplier, payment_method]: Kind,
  value: number,
  day: string,
  { due, paid = null }: { due: string; paid?: string | null },
): Rows<'expenses'>[number] {
  return {
    id: idOf('expense', `${description} ${day}`),
    description,
    category,
    value,
    expense_date: day,
    due_date: due,
    supplier,
    payment_method,
    payment_status: paid ? 'Pago' : 'Pendente',
    payment_date: paid,
    created_at: momentOn(day, '09:15'),
  };
}
