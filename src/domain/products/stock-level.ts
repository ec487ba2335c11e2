export type StockLevel = 'low' | 'medium' | 'good';

/** For products without a minimum of their own. */
const USUAL = { low: 5, medium: 20 };

/** Stock and minimum are both counted in what stands on the shelf. */
export function stockLevel(stock: number, minStock: number | null): StockLevel {
  const { low, medium } = minStock === null ? USUAL : { low: minStock, medium: 2 * minStock };
  if (stock <= low) return 'low';
  return stock <= medium ? 'medium' : 'good';
}
