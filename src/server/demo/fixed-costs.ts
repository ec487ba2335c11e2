import { roundTo } from '#domain/shared/numbers.ts';
import { addDays } from '#domain/shared/time.ts';
import { chanceFor, idOf } from './chance.ts';
import { type Rows, signedUpAt } from './salon.ts';

type FixedCost = [name: string, category: string, value: number, dueDay: number, method: string, note?: string];

const FIXED_COSTS: FixedCost[] = [
  ['Aluguel', 'Infraestrutura', 4200, 5, 'Boleto'],
  ['Condomínio', 'Infraestrutura', 680, 10, 'Boleto'],
  ['Energia elétrica', 'Infraestrutura', 1040, 12, 'Boleto'],
  ['Água', 'Infraestrutura', 390, 15, 'Boleto'],
  ['Internet e telefone', 'Infraestrutura', 189.9, 20, 'Cartão de Crédito'],
  ['Recepção', 'Funcionário', 3480, 5, 'Transferência', 'Salário e vale-transporte'],
  ['Diarista da limpeza', 'Funcionário', 1280, 31, 'PIX', 'No último dia do mês'],
  ['Contabilidade', 'Serviços', 450, 10, 'PIX'],
  ['Lavanderia das toalhas', 'Serviços', 620, 25, 'PIX', '4 entregas no mês'],
  ['Seguro do salão', 'Outros', 145, 18, 'Cartão de Débito'],
];

const VARYING = ['Energia elétrica', 'Água', 'Lavanderia das toalhas'];

export function fixedCostTypes(today: string): Rows<'fixed_cost_types'> {
  return FIXED_COSTS.map(([name, category, value, dueDay, method]) => ({
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
    ...monthsOf(cost, thisYear - 1, today, roundTo(cost[2] * A_YEAR_EARLIER, 2)),
    ...monthsOf(cost, thisYear, today, cost[2]),
  ]);
}

function monthsOf(cost: FixedCost, year: number, today: string, value: number): Rows<'monthly_fixed_costs'> {
  const [name, , , dueDay, method, note = ''] = cost;
  const chance = chanceFor(`bills of ${name} in ${year}`);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => {
    const due = Temporal.PlainDate.from({ year, month, day: dueDay }, { overflow: 'constrain' }).toString();
    const billed = roundTo(value * (0.85 + chance.next() * 0.3), 2);
    // Somebody always forgets one for a day or two.
    const is_paid = due < addDays(today, -2);
    return {
      id: idOf('monthly cost', `${name} ${year}-${month}`),
      fixed_cost_type_id: idOf('fixed cost', name),
      month,
      year,
      value: is_paid && VARYING.includes(name) ? billed : value,
      due_date: due,
      payment_method: method,
      is_paid,
      observations: note,
      created_at: signedUpAt(today),
    };
  });
}
