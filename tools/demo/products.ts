import { idOf } from './chance.ts';
import { OWNER_ID, type Rows } from './salon.ts';
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
  usedInFourWeeks: number;
  boughtAtOnce: number;
};

export type Supplier = 'Distribuidora Bela Cor' | 'Casa da Manicure' | 'Estética Paulista' | 'Cosméticos Aurora';

type Shelf = [
  name: string,
  unit: string,
  minimum: number | null,
  cost: number,
  usedInFourWeeks: number,
  boughtAtOnce: number,
];

const INTERNAL: Record<Supplier, Shelf[]> = {
  'Distribuidora Bela Cor': [
    ['Coloração', 'tubo 60 ml', 12, 32.6, 22, 36],
    ['Tonalizante', 'tubo 60 ml', 6, 28.9, 7, 12],
    ['Água oxigenada 20 volumes', 'frasco 900 ml', 2, 18.5, 2.6, 6],
    ['Pó descolorante', 'pote 500 g', 1, 140, 1.4, 4],
    ['Xampu profissional', 'galão 5000 ml', 1, 245, 0.7, 2],
    ['Condicionador profissional', 'galão 5000 ml', 1, 268, 0.6, 2],
    ['Máscara de hidratação', 'pote 1000 g', 2, 96, 1.6, 4],
    ['Progressiva sem formol', 'frasco 1000 ml', 1, 320, 0.8, 2],
    ['Protetor térmico profissional', 'frasco 500 ml', 1, 74.9, 0.5, 2],
    ['Luvas descartáveis', 'caixa 100 un', 2, 42, 1.8, 5],
  ],
  'Casa da Manicure': [
    ['Esmalte', 'frasco 8 ml', 20, 6.9, 14, 30],
    ['Esmalte em gel', 'frasco 10 ml', 8, 40, 6, 16],
    ['Acetona', 'frasco 500 ml', 2, 14.5, 2.2, 6],
    ['Algodão', 'pacote 500 g', 2, 19.9, 1.7, 6],
    ['Lixa para unha', 'un', null, 0.9, 70, 200],
    ['Fibra de vidro para alongamento', 'un', 20, 3.2, 26, 60],
  ],
  'Estética Paulista': [
    ['Cera quente', 'pacote 1000 g', 2, 38, 2.4, 6],
    ['Cera roll-on', 'refil 100 g', 10, 9.8, 15, 30],
    ['Henna para sobrancelha', 'pote 3 g', 2, 34, 1.5, 4],
    ['Óleo de massagem', 'frasco 1000 ml', 1, 58, 0.9, 3],
    ['Máscara calmante facial', 'pote 250 g', 2, 62, 1.8, 5],
  ],
  'Cosméticos Aurora': [],
};

const RESALE: Record<Supplier, Array<[...shelf: Shelf, price: number]>> = {
  'Distribuidora Bela Cor': [],
  'Casa da Manicure': [
    ['Base fortalecedora', 'un', 5, 11.5, 4, 12, 24.9],
    ['Creme para as mãos 75 g', 'un', null, 16.8, 3, 12, 34.9],
  ],
  'Estética Paulista': [
    ['Protetor solar facial 50 g', 'un', 4, 39.9, 4, 10, 79.9],
    ['Sabonete facial 150 ml', 'un', 3, 22, 3, 8, 44.9],
  ],
  'Cosméticos Aurora': [
    ['Xampu hidratante 300 ml', 'un', 6, 29, 6, 12, 59.9],
    ['Condicionador hidratante 300 ml', 'un', 6, 31, 5, 12, 62.9],
    ['Máscara hidratante 250 g', 'un', 4, 44, 5, 10, 89.9],
    ['Óleo reparador 60 ml', 'un', 4, 31.5, 4, 10, 64.9],
    ['Ampola de brilho', 'un', null, 7.9, 16, 40, 17.5],
    ['Pomada modeladora 100 g', 'un', 4, 21, 4, 10, 45],
    ['Óleo para barba 30 ml', 'un', 3, 18.5, 3, 8, 39.9],
  ],
};

export const PRODUCTS: Product[] = [...onShelves('internal', INTERNAL), ...onShelves('resale', RESALE)];

function onShelves(
  type: Product['type'],
  shelves: Record<Supplier, Array<[...shelf: Shelf, price?: number]>>,
): Product[] {
  return (Object.keys(shelves) as Supplier[]).flatMap((supplier) =>
    shelves[supplier].map(([name, unit, minimum, cost, usedInFourWeeks, boughtAtOnce, price = 0]) => {
      const [label = '', size, base] = unit.split(' ');
      const onShelf = size ? { label, size: Number(size), base: base as 'ml' | 'g' | 'un' } : 'un';
      return { name, type, unit: onShelf, minimum, cost, price, supplier, usedInFourWeeks, boughtAtOnce } as const;
    }),
  );
}

export function productId(name: string): string {
  return idOf('product', name);
}

/** What the appointment form suggests as used. */
const USED_IN: Record<string, string[]> = {
  'Corte feminino': ['Xampu profissional', 'Condicionador profissional'],
  Escova: ['Xampu profissional', 'Protetor térmico profissional'],
  Hidratação: ['Xampu profissional', 'Máscara de hidratação'],
  'Coloração raiz': ['Coloração', 'Água oxigenada 20 volumes', 'Luvas descartáveis'],
  Luzes: ['Pó descolorante', 'Água oxigenada 20 volumes', 'Tonalizante', 'Luvas descartáveis'],
  'Correção de cor': ['Pó descolorante', 'Coloração', 'Tonalizante', 'Luvas descartáveis'],
  Progressiva: ['Progressiva sem formol', 'Xampu profissional', 'Luvas descartáveis'],
  Manicure: ['Esmalte', 'Acetona', 'Algodão', 'Lixa para unha'],
  Pedicure: ['Esmalte', 'Acetona', 'Algodão', 'Lixa para unha'],
  'Esmaltação em gel': ['Esmalte em gel', 'Lixa para unha'],
  'Alongamento em fibra': ['Fibra de vidro para alongamento', 'Esmalte em gel', 'Lixa para unha'],
  'Manutenção de alongamento': ['Fibra de vidro para alongamento', 'Lixa para unha'],
  'Design com henna': ['Henna para sobrancelha', 'Algodão'],
  'Depilação de buço': ['Cera quente'],
  'Depilação de axilas': ['Cera quente'],
  'Depilação de meia perna': ['Cera roll-on'],
  'Depilação de perna inteira': ['Cera roll-on'],
  'Depilação de virilha completa': ['Cera quente', 'Luvas descartáveis'],
  'Hidratação facial': ['Máscara calmante facial'],
  'Limpeza de pele profunda': ['Máscara calmante facial', 'Algodão', 'Luvas descartáveis'],
  'Limpeza de pele express': ['Algodão', 'Luvas descartáveis'],
  'Massagem relaxante': ['Óleo de massagem'],
  'Drenagem linfática': ['Óleo de massagem'],
  'Pedras quentes': ['Óleo de massagem'],
};

export function serviceProducts(): Rows<'service_products'> {
  return Object.entries(USED_IN).flatMap(([service, used]) =>
    used.map((product) => ({ user_id: OWNER_ID, service_id: serviceId(service), product_id: productId(product) })),
  );
}
