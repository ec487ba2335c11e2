import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import type { MoreRows } from '#web/ui/more-rows.ts';

/** What a table of the rows needs to know of them. */
export type SomeRows<Row> = { rows: readonly Row[]; isLoading?: boolean; more?: MoreRows | undefined };

type Props = {
  title: string;
  hint: string;
  /** The first ones, and how many there are. */
  some: { rows: readonly unknown[]; count: number };
  /** What the button says that brings all of them. */
  all: string;
  table: ReactNode;
  /** Instead of the table, once they are wanted: it reads all of them. */
  whole: ReactNode;
};

/** A few at first, then all of them, page by page. */
export function SomeCard({ title, hint, some, all, table, whole }: Props) {
  const { t } = useTranslation('reports');
  const [isWhole, setWhole] = useState(false);
  const isShort = !isWhole && some.rows.length < some.count;
  return (
    <Card>
      <CardHead title={title}>
        {isShort && t('clients.lostCard.shown', { shown: some.rows.length, count: some.count })}
      </CardHead>
      <p className="-mt-2 px-6 pb-3 text-13 text-muted max-md:px-4">{hint}</p>
      {isWhole ? whole : table}
      {isShort && (
        <div className="no-print border-t border-divider bg-page p-2 text-center dark:bg-subtle">
          <Button variant="ghost" className="text-brand-text!" onClick={() => setWhole(true)}>
            {all}
          </Button>
        </div>
      )}
    </Card>
  );
}
