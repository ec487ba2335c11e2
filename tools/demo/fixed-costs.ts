import { roundTo } from '#domain/shared/numbers.ts';
import { chanceFor, idOf } from './chance.ts';
import { OWNER_ID, type Rows, signedUpAt } from './salon.ts';

type FixedCost = { name: string; category: string; value: number; dueDay: number; method: string; varies?: boolean };

const FIXED_COSTS: FixedCost[] = [
  { name: 'Aluguel', category: 'Infraestrutura', value: 4200, dueDay: 5, method: 'Boleto' },
  { name: 'Condomínio', category: 'Infraestrutura', value: 680, dueDay: 10, method: 'Boleto' },
  { name: 'Energia elétrica', category: 'Infraestrutura', value: 1040, dueDay: 12, method: 'Boleto', varies: true },
  { name: 'Água', category: 'Infraestrutura', value: 390, dueDay: 15, method: 'Boleto', varies: true },
  { name: 'Internet e telefone', category: 'Infraestrutura', value: 189.9, dueDay: 20, method: 'Cartão de Crédito' },
  { name: 'Recepção', category: 'Funcionário', value: 3480, dueDay: 5, method: 'Transferência' },
  { name: 'Diarista da limpeza', category: 'Funcionário', value: 1280, dueDay: 31, method: 'PIX' },
  { name: 'Contabilidade', category: 'Serviços', value: 450, dueDay: 10, method: 'PIX' },
  { name: 'Lavanderia das toalhas', category: 'Serviços', value: 620, dueDay: 25, method: 'PIX', varies: true },
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

/** Every month of the year; what came due before today is paid, and bills that vary are known once they are. */
export function monthlyFixedCosts(today: string): Rows<'monthly_fixed_costs'> {
  const { year } = Temporal.PlainDate.from(today);
  return FIXED_COSTS.flatMap((cost) => {
    const chance = chanceFor(`bills of ${cost.name}`);
    return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => {
      const due = Temporal.PlainDate.from({ year, month, day: cost.dueDay }, { overflow: 'constrain' }).toString();
      const billed = roundTo(cost.value * (0.85 + chance.next() * 0.3), 2);
      const is_paid = due < today;
      return {
        user_id: OWNER_ID,
        id: idOf('monthly cost', `${cost.name} ${year}-${month}`),
        fixed_cost_type_id: idOf('fixed cost', cost.name),
        month,
        year,
        value: is_paid && cost.varies ? billed : cost.value,
        due_date: due,
        payment_method: cost.method,
        is_paid,
        created_at: signedUpAt(today),
      };
    });
  });
}
