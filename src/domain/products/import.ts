import { isFigure, moneyIn, numberIn, oneLine } from '#domain/imports/cells.ts';
import { type ImportTable, isText, mostly } from '#domain/imports/columns.ts';
import { markedBy, type Problem } from '#domain/imports/fates.ts';
import { MOST_ROWS } from '#domain/imports/limits.ts';
import type { Place } from '#domain/shared/countries.ts';
import { comparable } from '#domain/shared/names.ts';
import { isBarcode, normaliseBarcode } from './barcode.ts';
import type { BaseUnit } from './units.ts';

export type ImportedField =
  | 'name'
  | 'kind'
  | 'unit'
  | 'package'
  | 'packageSize'
  | 'stock'
  | 'minStock'
  | 'price'
  | 'barcode'
  | 'description';

export const PRODUCT_TABLE: ImportTable<ImportedField> = {
  fields: ['name', 'kind', 'unit', 'package', 'packageSize', 'stock', 'minStock', 'price', 'barcode', 'description'],
  rules: {
    minStock: {
      heading: /^((estoque |stock |qtde? |quantidade |cantidad )?(minim[oa]|min)|minimum|min stock|reorder)\b/,
    },
    packageSize: {
      heading:
        /^(conteudo|contenido|content|contents|tamanho|tamano|size|volume|volumen|peso|weight|(package|pack|bottle) size)\b/,
    },
    barcode: {
      heading: /^(codigo|cod|code|barcode|bar code|ean|gtin|sku|upc)\b/,
      surely: /\b(barras?|barcode|bar code|ean|gtin|upc)\b/,
      holds: (cells) => mostly(cells, 0.5, (cell) => /^\d{8,14}$/.test(cell.trim())),
    },
    price: {
      heading: /^(preco|precio|price|valor|pvp|venda|sale price|selling price|retail price)\b/,
      holds: (cells) => mostly(cells, 0.5, (cell) => /[$€£]|[.,]\d\d$/.test(cell.trim())),
    },
    stock: {
      heading:
        /^(estoque|stock|existencias?|saldo|quantidade|qtde?|qty|quantity|cantidad|on hand|inventory|inventario)\b/,
    },
    kind: { heading: /^(tipo|type|kind|uso|use|finalidade|finalidad|destino)\b/ },
    unit: { heading: /^(unidade|unidad|unit|medida|measure|und?|uom|base)\b/ },
    package: { heading: /^(embalagem|embalaje|envase|package|packaging|pack|frasco|apresentacao|presentacion)\b/ },
    name: {
      heading: /^(nome|name|nombre|produtos?|products?|productos?|item|articulo|mercadoria)\b/,
      holds: (cells) => mostly(cells, 0.5, isText),
    },
    description: {
      heading: /^(descricao|descripcion|description|detalhes?|details?|detalles?|observac\w+|notes?|notas?)\b/,
    },
  },
  // What it cost is no price, and the most there may be no stock.
  besides: /\b(custo|costo|coste|cost|compra|purchase|maxim[oa]|max|maximum)\b/,
  isValue: isFigure,
  most: MOST_ROWS,
};

type Kind = 'internal' | 'resale';

type Named = { name: string; product_type: Kind; barcode: string };

/** The same name among those of its kind, or the same code. */
export const productIdentity = markedBy(({ name, product_type, barcode }: Named) => [
  `${product_type} ${comparable(name)}`,
  ...(barcode ? [`code ${barcode}`] : []),
]);

const KINDS: Record<Kind, RegExp> = {
  resale: /^(revenda|venda|vendas|para vender|resale|retail|sale|for sale|reventa|venta)\b/,
  internal: /^(intern[oa]|internal|uso|consumo|profissional|professional|profesional|salao|salon)\b/,
};

/** Of a unit that is a thousand of another one, that many. */
const UNITS: [RegExp, BaseUnit, thousands?: string][] = [
  [/^(un|und|unid|uni|unidades?|unit|units|ud|uds|unidad|pc|pcs|pecas?|pieces?|piezas?|ea|each)$/, 'un'],
  [/^(g|gr|grs|gramas?|grams?|gramos?)$/, 'g'],
  [/^(ml|mililitros?|milliliters?|millilitres?|cc)$/, 'ml'],
  [/^(kg|kgs|kilos?|quilos?|quilogramas?|kilograms?|kilogramos?)$/, 'g', 'kg'],
  [/^(l|lt|lts|litros?|liters?|litres?)$/, 'ml', 'l'],
];

type Unit = { base: BaseUnit; thousands?: string | undefined };

function unitCalled(word: string): Unit | undefined {
  const found = UNITS.find(([words]) => words.test(comparable(word).replace(/\.$/, '')));
  return found && { base: found[1], thousands: found[2] };
}

type Cells = Record<ImportedField, string>;

/** For what the file as a whole says nothing about: the kind, and what a package is called. */
type Others = { kind: Kind; packageName: string };

/** The product's form as far as the row fills it in. */
export function productIn(cells: Cells, place: Place, others: Others) {
  const word = comparable(cells.kind.slice(0, 40));
  const kind = word === '' ? others.kind : (['resale', 'internal'] as const).find((one) => KINDS[one].test(word));
  if (!kind) return { problem: 'imports:errors.kind' } satisfies Problem;
  const measure = measureIn(cells, place, others.packageName);
  if ('problem' in measure) return measure;
  const barcode = normaliseBarcode(cells.barcode.slice(0, 100));
  // Spreadsheets write long codes as 7.89E+12, and lose their last figures.
  if (barcode !== '' && !isBarcode(barcode)) return { problem: 'imports:errors.barcode' } satisfies Problem;
  return {
    product_type: kind,
    name: oneLine(cells.name),
    description: cells.description,
    barcode,
    ...measure,
    existing_stock: numberIn(cells.stock, place),
    min_stock: numberIn(cells.minStock, place),
    price: kind === 'internal' ? 0 : cells.price === '' ? null : moneyIn(cells.price, place),
  };
}

/**
 * "ml", "frasco" and "900"; or "900 ml" as the content, whose unit then counts. A kilo or a litre is a package of a thousand. What is no unit is the
 * name of a package.
 */
function measureIn({ unit, package: called, packageSize }: Cells, place: Place, packageName: string) {
  const [, figure = '', sizeWord = ''] = /^([\d.,\s]*)\s*(\p{L}*)\.?$/u.exec(packageSize.slice(0, 40)) ?? [];
  const named = unitCalled(unit);
  const sized = sizeWord === '' ? undefined : unitCalled(sizeWord);
  if (packageSize !== '' && (figure.trim() === '' || (sizeWord !== '' && !sized))) {
    return { problem: 'products:errors.packageSize' } satisfies Problem;
  }
  if (named && sized && named.base !== sized.base) return { problem: 'imports:errors.units' } satisfies Problem;
  const own = oneLine(called) || (unit !== '' && !named ? oneLine(unit) : '');
  const { base, thousands } = sized ?? named ?? { base: 'un' as const };
  const size = figure.trim() === '' ? null : numberIn(figure.trim(), place);
  if (size === null && own === '' && thousands) {
    return { base_unit: base, display_unit_label: thousands, unit_size_in_base: 1_000 };
  }
  return {
    base_unit: base,
    // A name without a content is refused by the form.
    display_unit_label: own || (size === null ? '' : packageName),
    unit_size_in_base: size === null ? null : size * (thousands ? 1_000 : 1),
  };
}
