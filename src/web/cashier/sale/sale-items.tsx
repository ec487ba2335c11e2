import { useTranslation } from '#web/texts/use-translation.ts';
import { type Blame, limitAt } from './beyond-limit.ts';
import type { Draft, Row } from './draft.ts';
import { ItemRow } from './item-row.tsx';

type Props = {
  draft: Draft;
  blame: Blame | undefined;
  onChange: (next: (draft: Draft) => Draft) => void;
};

export function SaleItems({ draft, blame, onChange }: Props) {
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

  if (draft.rows.length === 0) return null;
  return (
    <section aria-labelledby="sale-products" className="@container border-t border-divider first:border-t-0">
      <div className="flex min-h-11 items-center px-6 max-md:px-4">
        <h3 id="sale-products" className="text-sm font-semibold max-md:text-base">
          {t('sale.products')}
        </h3>
      </div>
      <ul>
        {draft.rows.map((row) => (
          <ItemRow
            key={row.key}
            row={row}
            limit={limitAt(blame, 'rows', row.key)}
            onChange={(changes) => changeRow(row.key, changes)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ul>
    </section>
  );
}
