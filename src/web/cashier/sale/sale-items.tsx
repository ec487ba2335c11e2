import { useTranslation } from 'react-i18next';
import { type Draft, type Row, withProduct } from './draft.ts';
import { ITEM_COLUMNS, ItemRow } from './item-row.tsx';
import { ProductSearch } from './product-search.tsx';

type Props = {
  draft: Draft;
  onChange: (next: (draft: Draft) => Draft) => void;
  /** Nobody opens it for anything else: the search is where it begins. */
  beginsWithProducts: boolean;
};

export function SaleItems({ draft, onChange, beginsWithProducts }: Props) {
  const { t } = useTranslation('cashier');

  function changeRow(key: string, changes: Partial<Row>) {
    onChange((draft) => ({
      ...draft,
      rows: draft.rows.map((row) => (row.key === key ? { ...row, ...changes } : row)),
    }));
  }

  function remove(key: string) {
    onChange((draft) => ({ ...draft, rows: draft.rows.filter((row) => row.key !== key) }));
  }

  return (
    <section aria-labelledby="sale-products" className="@container border-t border-divider first:border-t-0">
      <div className={`items-center px-6 py-3.5 text-13 font-medium max-md:px-4 ${ITEM_COLUMNS}`}>
        <h3 id="sale-products" className="text-sm font-semibold max-md:text-base">
          {t('sale.products')}
        </h3>
        {draft.rows.length > 0 && (
          // Every field names itself; these are for the eye.
          <div aria-hidden="true" className="contents text-muted @max-2xl:hidden">
            <span>{t('sale.quantity')}</span>
            <span>{t('sale.unit')}</span>
            <span className="text-right">{t('sale.price')}</span>
            <span className="text-right">{t('sale.total')}</span>
          </div>
        )}
      </div>
      <ul>
        {draft.rows.map((row) => (
          <ItemRow
            key={row.key}
            row={row}
            onChange={(changes) => changeRow(row.key, changes)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ul>
      <div className="border-t border-divider px-6 py-4 max-md:px-4">
        <ProductSearch
          onPick={(product) => onChange((draft) => withProduct(draft, product))}
          takesFocus={beginsWithProducts && draft.rows.length === 0}
        />
      </div>
    </section>
  );
}
