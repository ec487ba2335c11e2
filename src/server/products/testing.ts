/** What a person would fill in, for the tests of this area. */

export const internalForm = (changes: object = {}) => ({
  name: 'Água oxigenada 20 volumes',
  description: '',
  base_unit: 'ml',
  display_unit_label: 'frasco',
  unit_size_in_base: 900,
  min_stock: 2,
  existing_stock: null,
  ...changes,
});

export const purchaseForm = (changes: object = {}) => ({
  purchase_date: '2026-11-02',
  quantity_purchased: 6,
  purchase_unit: 'display_unit',
  unit_cost: 18_50,
  payment_method: 'Boleto',
  payment_status: 'Pendente',
  payment_date: '',
  due_date: '2026-11-30',
  supplier: 'Distribuidora Bela Cor',
  ...changes,
});

export const resaleForm = (changes: object = {}) => {
  const { existing_stock: _, ...product } = internalForm();
  return { ...product, price: 59_90, ...purchaseForm(), ...changes };
};

type Answer = { status: number; body: unknown; text: string };
type Owner = { post(path: string, body?: unknown): Promise<Answer> };
type Made = { id: string; stock_quantity: number; stock_quantity_base: number };

export async function createInternal(owner: Owner, changes: object = {}): Promise<Made> {
  return made(await owner.post('/api/products/internal', internalForm(changes)));
}

export async function createResale(owner: Owner, changes: object = {}): Promise<Made> {
  return made(await owner.post('/api/products/resale', resaleForm(changes)));
}

function made({ status, body, text }: Answer): Made {
  if (status !== 200) throw new Error(`Creating a product answered ${status}: ${text}`);
  return body as Made;
}
