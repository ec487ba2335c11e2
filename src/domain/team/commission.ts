import { isOwnerRole } from '#domain/shared/names.ts';
import { roundTo } from '#domain/shared/numbers.ts';

export const COMMISSION = { min: 0, max: 100, step: 0.01 } as const;

/** The percentage to keep for a professional: two decimals, and none for the owner, whose the whole salon is. */
export function commissionOf(professional: { funcao: string; comissao_percentual: number | null }): number | null {
  const { funcao, comissao_percentual } = professional;
  return comissao_percentual === null || isOwnerRole(funcao) ? null : roundTo(comissao_percentual, 2);
}

/** The same for the products that they sell, where none is nothing; `kept` is what stays where nothing was said. */
export function productCommissionOf(
  professional: { funcao: string; product_commission_percent?: number | undefined },
  kept = 0,
): number {
  const { funcao, product_commission_percent = kept } = professional;
  return isOwnerRole(funcao) ? 0 : roundTo(product_commission_percent, 2);
}
