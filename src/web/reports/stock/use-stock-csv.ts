import { useTranslation } from 'react-i18next';
import type { ShelfProduct } from '#contract/reports/stock.ts';
import { shelfUnit } from '#domain/products/units.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useCsv } from '../frame/use-csv.ts';

/** Everything that lies on the shelf, not only what is in sight. */
export function useStockCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { unit } = useQuantities();
  const banner = useBanner();
  const save = useCsv();
  return async () => {
    try {
      const rows = await readAll(range);
      save(t('stock.csv.file'), range, [
        [
          t('stock.columns.product'),
          t('stock.columns.type'),
          t('stock.columns.stock'),
          t('stock.csv.unit'),
          t('stock.columns.minimum'),
          t('stock.columns.left'),
          t('stock.csv.leftUnit'),
          t('stock.columns.lastOut'),
          t('stock.columns.worth'),
        ],
        ...rows.map((product) => [
          product.name,
          t(`stock.types.${product.product_type}`),
          product.stock_quantity,
          unit(shelfUnit(product), product),
          product.min_stock ?? '',
          product.left,
          unit(product.base_unit, product),
          product.last_out ? date(product.last_out) : '',
          { cents: product.worth as Cents },
        ]),
      ]);
    } catch (error) {
      banner.error(t('frame.loadFailed', { detail: failureDetail(error) }));
    }
  };
}

async function readAll(range: DayRange): Promise<ShelfProduct[]> {
  const rows: ShelfProduct[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await client.reports.stockProducts({ ...range, list: 'all', cursor });
    rows.push(...page.rows);
    if (page.next === null) return rows;
    cursor = page.next;
  }
}
