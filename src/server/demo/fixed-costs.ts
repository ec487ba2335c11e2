import { roundTo } from '#domain/shared/numbers.ts';
import { addDays } from '#domain/shared/time.ts';
import { chanceFor, idOf } from './chance.ts';
import { OWNER_ID, type Rows, signedUpAt } from './salon.ts';

type FixedCost = {
  name: string;
  category: string;
  value: number;
  dueDay: number;
  method: string;
  varies?: boolean;
  note?: string;
};

const FIXED_COSTS: FixedCost[] = [
  { name: 'Aluguel', category: 'Infraestrutura', value: 4200, dueDay: 5, method: 'Boleto' },
  { name: 'Condomínio', category: 'Infraestrutura', value: 680, dueDay: 10, method: 'Boleto' },
  { name: 'Energia elétrica', category: 'Infraestrutura', value: 1040, dueDay: 12, method: 'Boleto', varies: true },
  { name: 'Água', category: 'Infraestrutura', value: 390, dueDay: 15, method: 'Boleto', varies: true },
  { name: 'Internet e telefone', category: 'Infraestrutura', value: 189.9, dueDay: 20, method: 'Cartão de Crédito' },
  {
    name: 'Recepção',
    category: 'Funcionário',
    value: 3480,
    dueDay: 5,
    method: 'Transferência',
    note: 'Salário e vale-transporte',
  },
  {
    name: 'Diarista da limpeza',
    category: 'Funcionário',
    value: 1280,
    dueDay: 31,
    method: 'PIX',
    note: 'No último dia do mês',
  },
  { name: 'Contabilidade', category: 'Serviços', value: 450, dueDay: 10, method: 'PIX' },
  {
    name: 'Lavanderia das toalhas',
    category: 'Serviços',
    value: 620,
    dueDay: 25,
    method: 'PIX',
    varies: true,
    note: '4 entregas no mês',
  },
  { name: 'Seguro do salão', category: 'Outros', value: 145, dueDay: 18, method: 'Cartão de Débito' },
];

export function fixedCostTypes(today: string): Rows<'fixed_cost_types'> {
  return FIXED_COSTS.map(({ name, category, value, dueDay, method }) => ({
    user_id: OWNER_ID,
    id: idOf('fixed cost', name),
    name,
    category,
    default_value: value,
    default_due_day: dueDay,
    default_payment_method: method,
    created_at: signedUpAt(today),
  }));
}

/** What a year takes off what things cost in the one after. */
const A_YEAR_EARLIER = 0.94;

/**
 * Every month of this year and of the one before, which reports compare; what came due is paid, but for the last two days, and bills that vary are known
 * once they are.
 */
export function monthlyFixedCosts(today: string): Rows<'monthly_fixed_costs'> {
  const thisYear = Temporal.PlainDate.from(today).year;
  return FIXED_COSTS.flatMap((cost) => [
    ...monthsOf(cost, thisYear - 1, today, roundTo(cost.value * A_YEAR_EARLIER, 2)),
    ...monthsOf(cost, thisYear, today, cost.value),
  ]);
}

function monthsOf(cost: FixedCost, year: number, today: string, value: number): Rows<'monthly_fixed_costs'> {
  const chance = chanceFor(`bills of ${cost.name} in ${year}`);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => {
    const due = Temporal.PlainDate.from({ year, month, day: cost.dueDay }, { overflow: 'constrain' }).toString();
    const billed = roundTo(value * (0.85 + chance.next() * 0.3), 2);
    // Somebody always forgets one for a day or two.
    const is_paid = due < addDays(today, -2);
    return {
      user_id: OWNER_ID,
      id: idOf('monthly cost', `${cost.name} ${year}-${month}`),
      fixed_cost_type_id: idOf('fixed cost', cost.name),
      month,
      year,
      value: is_paid && cost.varies ? billed : value,
      due_date: due,
      payment_method: cost.method,
      is_paid,
      observations: cost.note ?? '',
      created_at: signedUpAt(today),
    };
  });
}
