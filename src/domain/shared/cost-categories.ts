/** What the salon pays for, whether every month or once. Stored as they are written here; what is of the last counts as other in the reports. */
export const COST_CATEGORIES = ['Infraestrutura', 'Funcionário', 'Serviços', 'Outros'] as const;

export type CostCategory = (typeof COST_CATEGORIES)[number];
