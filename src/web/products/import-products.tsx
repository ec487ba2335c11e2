import { useState } from 'react';
import { type ImportedProduct, importedProduct } from '#contract/products/import-forms.ts';
import type { ProductType } from '#contract/products/operations.ts';
import { type ImportedField, PRODUCT_TABLE, productIdentity, productIn } from '#domain/products/import.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { candidateOf } from '#web/imports/candidate-of.ts';
import { foundOf } from '#web/imports/found-of.ts';
import { ImportDialog } from '#web/imports/import-dialog.tsx';
import type { PreviewRow } from '#web/imports/imported.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { usePlace } from '#web/ui/use-place.ts';
import { STOCK_TABLES } from './product-form.ts';
import { useQuantities } from './use-quantities.ts';

type Row = PreviewRow<ImportedField, ImportedProduct>;

const KINDS: ProductType[] = ['internal', 'resale'];

export function ImportProducts({ type, ...state }: OverlayState & { type: ProductType }) {
  const { t } = useTranslation('imports');
  const { money } = useFormat();
  const { of } = useQuantities();
  const place = usePlace();
  const [kind, setKind] = useState(type);
  const packageName = t('packageName');
  const kindOf = ({ item, cells }: Row) => (item ? t(`kinds.${item.product_type}`) : cells.kind);
  const stock = ({ item, cells }: Row) => (item ? of(item.existing_stock ?? 0, shelfUnit(item), item) : cells.stock);
  const price = ({ item, cells }: Row) =>
    item ? (item.product_type === 'internal' ? '—' : money(cents(item.price))) : cells.price;
  return (
    <ImportDialog
      {...state}
      imported={{
        kind: 'products',
        table: PRODUCT_TABLE,
        choices: (
          <NativeSelect
            label={t('kind')}
            options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as ProductType)}
          />
        ),
        chosen: kind,
        read: (cells) => candidateOf(importedProduct, productIn(cells, place, { kind, packageName })),
        identity: productIdentity,
        checkKey: api.products.checkImport.key(),
        check: async (products) => {
          const rows = products.map(({ name, product_type, barcode }) => ({ name, product_type, barcode }));
          const { known, taken } = await client.products.checkImport({ rows });
          return { found: foundOf(known, taken) };
        },
        send: (rows) => client.products.import({ rows }),
        changed: STOCK_TABLES,
        name: ({ item, cells }) => item?.name ?? cells.name,
        detail: (row) => [kindOf(row), stock(row), price(row)].filter(Boolean).join(' · '),
        preview: [
          { key: 'kind', header: t('fields.kind'), cell: kindOf, width: '6.5rem' },
          { key: 'stock', header: t('fields.stock'), cell: stock, align: 'right', width: '6.5rem' },
          { key: 'price', header: t('fields.price'), cell: price, align: 'right', width: '6.5rem' },
        ],
        note: (rows) => (rows.some(({ item }) => item?.existing_stock) ? t('stockNote') : undefined),
        examples: [
          [
            t('of.products.examples.shampoo'),
            t('kinds.resale'),
            'ml',
            t('of.products.examples.bottle'),
            250,
            6,
            2,
            { cents: cents(59_90) },
            '7891234567895',
            '',
          ],
          [t('of.products.examples.gloves'), t('kinds.internal'), 'un', '', '', 100, 50, '', '', ''],
        ],
      }}
    />
  );
}
