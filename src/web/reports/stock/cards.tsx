import { Boxes, PackageMinus, ShoppingBag, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StockReport } from '#contract/reports/stock.ts';
import { IDLE_DAYS } from '#domain/reports/shelf.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Change } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { OpenRows } from '../rows/open-rows.tsx';

type Props = { report: StockReport; onOpen: (line: 'products_used' | 'products', title: string) => void };

export function StockCards({ report: { worth, low, idle, used, sold }, onOpen }: Props) {
  const { t } = useTranslation('reports');
  const { count, money } = useAmounts();
  return (
    <ReportCards label={t('stock.cards')} note={t('stock.counted')}>
      <StatCard
        label={t('stock.worth')}
        icon={<Boxes />}
        value={money(worth.total)}
        note={t('stock.worthOf', { internal: money(worth.internal), resale: money(worth.resale) })}
      />
      <StatCard
        label={t('stock.lowCard')}
        icon={<TriangleAlert />}
        value={count(low.count)}
        note={
          idle.count === 0
            ? t('stock.noneIdle', { days: IDLE_DAYS })
            : t('stock.idleNote', { count: idle.count, days: IDLE_DAYS, worth: money(idle.worth) })
        }
      />
      <StatCard
        label={t('stock.used')}
        icon={<PackageMinus />}
        value={money(used.now)}
        note={
          <>
            <Change now={used.now} before={used.before} written={money(used.before)} betterWhen="less" />
            <OpenRows isBelow onOpen={() => onOpen('products_used', t('stock.used'))}>
              {t('rows.open')}
            </OpenRows>
          </>
        }
      />
      <StatCard
        label={t('stock.sold')}
        icon={<ShoppingBag />}
        value={money(sold.now)}
        note={
          <>
            <Change now={sold.now} before={sold.before} written={money(sold.before)} />
            <OpenRows isBelow onOpen={() => onOpen('products', t('stock.sold'))}>
              {t('rows.open')}
            </OpenRows>
          </>
        }
      />
    </ReportCards>
  );
}
