import type { ReactNode } from 'react';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import type { ChartProps } from '#web/ui/chart-layout.ts';
import { useAmounts } from './use-amounts.ts';

type Props = Pick<ChartProps, 'label' | 'unit' | 'series' | 'bars'> & { title: string; hint?: ReactNode };

/** Amounts side by side, on a card. */
export function MoneyChart({ title, hint, ...chart }: Props) {
  const { money, short, above } = useAmounts();
  return (
    <Card>
      <CardHead title={title}>{hint}</CardHead>
      <CardBody>
        <BarChart {...chart} format={money} formatShort={short} formatAbove={above} />
      </CardBody>
    </Card>
  );
}
