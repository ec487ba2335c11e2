import type { Measure } from '#domain/products/units.ts';
import { idOf } from './chance.ts';
import type { Rows } from './salon.ts';
import { serviceId } from './services.ts';

/** Quantities are in the unit that stands on the shelf: flasks where there are flasks, else single pieces. */
export type Product = {
  name: string;
  type: 'internal' | 'resale';
  unit: { label: string; size: number; base: 'ml' | 'g' | 'un' } | 'un';
  minimum: number | null;
  cost: number;
  price: number;
  supplier: Supplier;
  /** How often it is asked for beside the others for resale; the rest goes on clients. */
  demand: number;
  boughtAtOnce: number;
};

export type Supplier = 'Distribuidora Bela Cor' | 'Casa da Manicure' | 'Estética Paulista' | 'Cosméticos Aurora';

type Shelf = [name: string, unit: string, minimum: number | null, cost: number, boughtAtOnce: number];

const INTERNAL: Record<Supplier, Shelf[]> = {
  'Distribuidora Bela Cor': [
    ['Coloração', 'tubo 60 ml', 12, 32.6, 36],
    ['Tonalizante', 'tubo 60 ml', 6, 28.9, 12],
    ['Água oxigenada 20 volumes', 'frasco 900 ml', 2, 18.5, 6],
    ['Pó descolorante', 'pote 500 g', 1, 140, 4],
    ['Xampu profissional', 'galão 5000 ml', 1, 245, 2],
    ['Condicionador profissional', 'galão 5000 ml', 1, 268, 2],
    ['Máscara de hidratação', 'pote 1000 g', 2, 96, 4],
    ['Progressiva sem formol', 'frasco 1000 ml', 1, 320, 2],
    ['Protetor térmico profissional', 'frasco 500 ml', 1, 74.9, 2],
    ['Luvas descartáveis', 'caixa 100 un', 2, 42, 5],
  ],
  'Casa da Manicure': [
    ['Esmalte', 'frasco 8 ml', 20, 6.9, 30],
    ['Esmalte em gel', 'frasco 10 ml', 8, 40, 16],
    ['Acetona', 'frasco 500 ml', 2, 14.5, 6],
    ['Algodão', 'pacote 500 g', 2, 19.9, 6],
    ['Lixa para unha', 'un', null, 0.9, 200],
    ['Fibra de vidro para alongamento', 'un', 20, 3.2, 60],
  ],
  'Estética Paulista': [
    ['Cera quente', 'pacote 1000 g', 2, 38, 6],
    ['Cera roll-on', 'refil 100 g', 10, 9.8, 30],
    ['Henna para sobrancelha', 'pote 3 g', 2, 34, 4],
    ['Óleo de massagem', 'frasco 1000 ml', 1, 58, 3],
    ['Máscara calmante facial', 'pote 250 g', 2, 62, 5],
  ],
  'Cosméticos Aurora': [],
};

const RESALE: Record<Supplier, Array<[...shelf: Shelf, price: number, demand: number]>> = {
  'Distribuidora Bela Cor': [],
  'Casa da Manicure': [
    ['Base fortalecedora', 'un', 5, 11.5, 12, 24.9, 4],
    ['Creme para as mãos 75 g', 'un', null, 16.8, 12, 34.9, 3],
    ['Sais para escalda-pés', 'pote 500 g', null, 21.5, 8, 49.9, 2],
  ],
  'Estética Paulista': [
    ['Protetor solar facial 50 g', 'un', 4, 39.9, 10, 79.9, 4],
    ['Sabonete facial 150 ml', 'un', 3, 22, 8, 44.9, 3],
  ],
  'Cosméticos Aurora': [
    ['Xampu hidratante 300 ml', 'un', 6, 29, 12, 59.9, 6],
    ['Condicionador hidratante 300 ml', 'un', 6, 31, 12, 62.9, 5],
    ['Máscara hidratante 250 g', 'un', 4, 44, 10, 89.9, 5],
    ['Óleo reparador 60 ml', 'un', 4, 31.5, 10, 64.9, 4],
    ['Ampola de brilho', 'caixa 3 un', null, 23.7, 12, 52.5, 8],
    ['Pomada modeladora 100 g', 'un', 4, 21, 10, 45, 4],
    ['Óleo para barba 30 ml', 'un', 3, 18.5, 8, 39.9, 3],
  ],
};

export const PRODUCTS: Product[] = [...onShelves('internal', INTERNAL), ...onShelves('resale', RESALE)];

function onShelves(
  type: Product['type'],
  shelves: Record<Supplier, Array<[...shelf: Shelf, price?: number, demand?: number]>>,
): Product[] {
  return (Object.keys(shelves) as Supplier[]).flatMap((supplier) =>
    shelves[supplier].map(([name, unit, minimum, cost, boughtAtOnce, price = 0, demand = 0]) => {
      const [label = '', size, base] = unit.split(' ');
      const onShelf = size ? { label, size: Number(size), base: base as 'ml' | 'g' | 'un' } : 'un';
      return { name, type, unit: onShelf, minimum, cost, price, supplier, demand, boughtAtOnce } as const;
    }),
  );
}

/** As the product's row says it. */
export function measureOf({ unit }: Pick<Product, 'unit'>): Measure {
  if (unit === 'un') return { base_unit: 'un', display_unit_label: '', unit_size_in_base: null };
  return { base_unit: unit.base, display_unit_label: unit.label, unit_size_in_base: unit.size };
}

/** Products for sale have a code; it begins as those that shops give out themselves, so that it is nobody's. */
export function barcodeOf(product: Product): string | null {
  if (product.type === 'internal') return null;
  const digits = `20${String(PRODUCTS.indexOf(product) + 1).padStart(10, '0')}`;
  const sum = [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

export function productId(name: string): string {
  return idOf('product', name);
}

/** What the appointment form suggests as used, and how much of it goes on one client, in base units. */
const USED_IN: Record<string, Record<string, number>> = {
  'Corte feminino': { 'Xampu profissional': 15, 'Condicionador profissional': 12 },
  Escova: { 'Xampu profissional': 15, 'Protetor térmico profissional': 6 },
  Hidratação: { 'Xampu profissional': 15, 'Máscara de hidratação': 35 },
  'Coloração raiz': { Coloração: 60, 'Água oxigenada 20 volumes': 90, 'Luvas descartáveis': 2 },
  Luzes: { 'Pó descolorante': 80, 'Água oxigenada 20 volumes': 120, Tonalizante: 60, 'Luvas descartáveis': 4 },
  'Correção de cor': { 'Pó descolorante': 60, Coloração: 60, Tonalizante: 60, 'Luvas descartáveis': 4 },
  Progressiva: { 'Progressiva sem formol': 90, 'Xampu profissional': 30, 'Luvas descartáveis': 2 },
  Manicure: { Esmalte: 1, Acetona: 8, Algodão: 5, 'Lixa para unha': 1 },
  Pedicure: { Esmalte: 1, Acetona: 8, Algodão: 5, 'Lixa para unha': 1 },
  'Esmaltação em gel': { 'Esmalte em gel': 1.5, 'Lixa para unha': 1 },
  'Alongamento em fibra': { 'Fibra de vidro para alongamento': 10, 'Esmalte em gel': 2, 'Lixa para unha': 2 },
  'Manutenção de alongamento': { 'Fibra de vidro para alongamento': 4, 'Lixa para unha': 1 },
  'Design com henna': { 'Henna para sobrancelha': 0.3, Algodão: 2 },
  'Depilação de buço': { 'Cera quente': 8 },
  'Depilação de axilas': { 'Cera quente': 25 },
  'Depilação de meia perna': { 'Cera roll-on': 50 },
  'Depilação de perna inteira': { 'Cera roll-on': 90 },
  'Depilação de virilha completa': { 'Cera quente': 45, 'Luvas descartáveis': 2 },
  'Hidratação facial': { 'Máscara calmante facial': 15 },
  'Limpeza de pele profunda': { 'Máscara calmante facial': 15, Algodão: 8, 'Luvas descartáveis': 2 },
  'Limpeza de pele express': { Algodão: 5, 'Luvas descartáveis': 2 },
  'Massagem relaxante': { 'Óleo de massagem': 25 },
  'Drenagem linfática': { 'Óleo de massagem': 20 },
  'Pedras quentes': { 'Óleo de massagem': 30 },
};

/** On one client, product by product. */
export function usedIn(service: string): Array<[product: string, quantity: number]> {
  return Object.entries(USED_IN[service] ?? {});
}

export function serviceProducts(): Rows<'service_products'> {
  return Object.keys(USED_IN).flatMap((service) =>
    usedIn(service).map(([product]) => ({
      service_id: serviceId(service),
      product_id: productId(product),
    })),
  );
}
