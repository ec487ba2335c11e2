import { randomUUID } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { KnownRows } from '#contract/imports.ts';
import { type ImportedProduct, importedProduct, productsFile } from '#contract/products/import-forms.ts';
import { productIdentity } from '#domain/products/import.ts';
import { shelfUnit, toBase } from '#domain/products/units.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { type Placed, readRowsOf, withoutRepeats } from '#server/kernel/http/read-rows.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { insertProducts, knownProducts } from './import-queries.ts';
import { productData } from './product-data.ts';

type Named = Pick<ImportedProduct, 'name' | 'product_type' | 'barcode'>;

export function readProductsFile(input: unknown) {
  return readRowsOf(input, { list: 'rows', whole: productsFile, row: importedProduct, identity: productIdentity });
}

export function checkProducts({ db }: Owned, products: readonly Named[]) {
  return knownProducts(
    db,
    products.map((product, row) => ({ ...product, row })),
  );
}

/**
 * All new products with what stands on the shelf, or nothing. What the salon has, or has got since the preview, is left out and named; so is what
 * has the code of another product.
 */
export function importProducts(owned: Owned, rows: readonly Placed<ImportedProduct>[]) {
  return holding(owned, { imports: true }, async ({ db, owner }): Promise<{ imported: number; known: KnownRows }> => {
    const { known, taken } = await knownProducts(
      db,
      rows.map(({ place, row: { name, product_type, barcode } }) => ({ row: place, name, product_type, barcode })),
    );
    const places = new Set([...known, ...taken].map(({ row }) => row));
    const fresh = withoutRepeats(rows.filter(({ place }) => !places.has(place)));
    await othersTurn();
    const asked = fresh.map(({ place, row }) => ({ place, product: valuesOf(row) }));
    await othersTurn();
    const made = await insertProducts(
      db,
      owner,
      asked.map(({ product }) => product),
    );
    const late = asked.filter(({ product }) => !made.has(product.id));
    const leftOut = [...known, ...taken, ...late.map(({ place, product: { name } }) => ({ row: place, name }))];
    const products = asked.flatMap(({ product }) => (made.has(product.id) ? [product] : []));
    if (products.length === 0) return { imported: 0, known: leftOut };
    // One entry holds all of them: thousands would bury the rest of the history.
    const after = { count: products.length, products };
    await record(db, owner, { action: 'import', entity: 'products', entityId: owner, after });
    return { imported: products.length, known: leftOut };
  });
}

function valuesOf(form: ImportedProduct) {
  const { product_type, base_unit, existing_stock } = form;
  const existing = toBase(existing_stock ?? 0, shelfUnit(form), form);
  if (!existing.ok) throw new Error(`The form let a stock pass that does not fit: ${existing.reason}`);
  const price = product_type === 'internal' ? 0 : form.price;
  const data = productData({ ...form, price }, base_unit);
  return { id: randomUUID(), product_type, base_unit, ...data, stock: existing.quantity };
}
