import { expect, test } from 'vitest';
import { guessColumns } from '#domain/imports/columns.ts';
import { fatesOf } from '#domain/imports/fates.ts';
import { PRODUCT_TABLE, productIdentity, productIn } from './import.ts';

const brazil = { country: 'BR', language: 'pt' } as const;
const others = { kind: 'internal', packageName: 'embalagem' } as const;
const cells = (changes: object = {}) => ({
  name: 'Xampu',
  kind: '',
  unit: '',
  package: '',
  packageSize: '',
  stock: '',
  minStock: '',
  price: '',
  barcode: '',
  description: '',
  ...changes,
});
const read = (changes: object) => productIn(cells(changes), brazil, others);

test.each([
  [
    ['Produto', 'Tipo', 'Unidade', 'Embalagem', 'Conteúdo', 'Estoque', 'Estoque mínimo', 'Preço', 'Código de barras'],
    ['Product', 'Type', 'Unit', 'Package', 'Package size', 'Stock', 'Minimum', 'Price', 'Barcode'],
    ['Nombre', 'Uso', 'Medida', 'Envase', 'Contenido', 'Existencias', 'Stock mínimo', 'Precio', 'EAN'],
  ],
])('the headings of three languages are known', (...headers) => {
  for (const header of headers) {
    expect(guessColumns([header, []], PRODUCT_TABLE), header.join()).toEqual({
      hasHeader: true,
      columns: {
        ...{ name: 0, kind: 1, unit: 2, package: 3, packageSize: 4, stock: 5, minStock: 6, price: 7, barcode: 8 },
        description: null,
      },
    });
  }
});

test.each([
  [['Código', 'Produto', 'Preço de custo', 'Preço de venda', 'Código de barras']],
  [['SKU', 'Product', 'Cost price', 'Price', 'EAN']],
  [['Código', 'Producto', 'Precio de compra', 'Precio de venta', 'Código de barras']],
])('%j: what it cost is not its price, and a number of another system not its barcode', (header) => {
  expect(guessColumns([header, []], PRODUCT_TABLE).columns).toMatchObject({ name: 1, price: 3, barcode: 4 });
});

test('a code alone may be the barcode, and the most there may be is not what is there', () => {
  const header = ['Código', 'Produto', 'Estoque máximo', 'Estoque mínimo', 'Estoque atual'];
  expect(guessColumns([header, []], PRODUCT_TABLE).columns).toMatchObject({ barcode: 0, minStock: 3, stock: 4 });
});

test.each([
  [{}, 'un', '', null],
  [{ unit: 'Unid.' }, 'un', '', null],
  [{ unit: 'ML' }, 'ml', '', null],
  [{ unit: 'gramas' }, 'g', '', null],
  [{ unit: 'kg' }, 'g', 'kg', 1000],
  [{ unit: 'litro' }, 'ml', 'l', 1000],
  [{ unit: 'ml', package: 'frasco', packageSize: '900' }, 'ml', 'frasco', 900],
  [{ package: 'frasco', packageSize: '900 ml' }, 'ml', 'frasco', 900],
  [{ unit: 'frasco', packageSize: '1,5 l' }, 'ml', 'frasco', 1500],
  [{ unit: 'ml', packageSize: '60' }, 'ml', 'embalagem', 60],
  [{ unit: 'kg', package: 'saco', packageSize: '5' }, 'g', 'saco', 5000],
  // Refused by the form, which asks for the content.
  [{ unit: 'frasco' }, 'un', 'frasco', null],
])('%j is counted in %s, in packages "%s" of %j', (changes, base_unit, display_unit_label, unit_size_in_base) => {
  expect(read(changes)).toMatchObject({ base_unit, display_unit_label, unit_size_in_base });
});

test.each([
  [{ kind: 'presente' }, 'imports:errors.kind'],
  [{ packageSize: 'grande' }, 'products:errors.packageSize'],
  [{ packageSize: '5 dedos' }, 'products:errors.packageSize'],
  [{ unit: 'g', packageSize: '500 ml' }, 'imports:errors.units'],
  [{ barcode: '7,89E+12' }, 'imports:errors.barcode'],
])('%j is said to be unreadable', (changes, problem) => expect(read(changes)).toEqual({ problem }));

test('the kind is the column’s, else the one chosen for the file; what is used in the salon has no price', () => {
  expect(read({ price: '50,00' })).toMatchObject({ product_type: 'internal', price: 0 });
  expect(read({ kind: 'Revenda', price: '50,00' })).toMatchObject({ product_type: 'resale', price: 5000 });
  expect(read({ kind: 'Resale' })).toMatchObject({ product_type: 'resale', price: null });
  expect(read({ kind: 'Uso interno' })).toMatchObject({ product_type: 'internal' });
});

test('two products are the same with the same name and kind, or the same code', () => {
  const item = (name: string, product_type: 'internal' | 'resale', barcode = '') => ({
    item: { name, product_type, barcode },
  });
  const rows = [
    item('Óleo', 'resale', '1'),
    item('OLEO', 'resale'),
    item('Óleo', 'internal'),
    item('Outro', 'internal', '1'),
  ];
  expect(fatesOf(rows, productIdentity, new Map()).map(({ kind }) => kind)).toEqual([
    'new',
    'repeated',
    'new',
    'repeated',
  ]);
});
