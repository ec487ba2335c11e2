import { useMemo, useState } from 'react';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { changeOf, type Draft } from './draft.ts';

/** Announces pauses rather than every digit. */
const PAUSE_MS = 500;

/** Tells screen readers what was added or removed, and the new amount to pay. */
export function SpokenSale({ draft: { rows, services }, toPay }: { draft: Draft; toPay: Cents }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const quantities = useQuantities();
  const now = useDebounced(
    useMemo(() => ({ rows, services, toPay }), [rows, services, toPay]),
    PAUSE_MS,
  );
  const [spoken, setSpoken] = useState({ ...now, words: '' });
  if (spoken.rows !== now.rows || spoken.services !== now.services || spoken.toPay !== now.toPay) {
    setSpoken({ ...now, words: wordsFor() ?? spoken.words });
  }

  function wordsFor(): string | undefined {
    const amount = money(now.toPay);
    const done = changeOf(spoken.services, now.services, () => false);
    if (done.added) return t('sale.announced.done', { name: done.added.service_name, amount });
    if (done.removed) return t('sale.announced.removed', { name: done.removed.service_name, amount });
    const { added, removed } = changeOf(spoken.rows, now.rows, (was, is) => !Object.is(was.quantity, is.quantity));
    if (added) {
      const { product_name: name, sold_unit, measure } = added;
      const quantity = quantities.of(added.quantity ?? 0, sold_unit, measure);
      return t('sale.announced.added', { quantity, name, amount });
    }
    if (removed) return t('sale.announced.removed', { name: removed.product_name, amount });
    return spoken.toPay === now.toPay ? undefined : t('sale.announced.total', { amount });
  }

  return (
    <p role="status" className="sr-only">
      {spoken.words}
    </p>
  );
}
