import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Sale } from '#contract/cashier/sales.ts';
import { salePath } from '#contract/paths.ts';
import { cents } from '#domain/shared/money.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';

/** What the client took home and paid before: it is no part of what there is to pay, and is not sold again. */
export function PaidSales({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const paid = sales.filter(({ voided }) => !voided);
  if (paid.length === 0) return null;
  return (
    <ul className="border-t border-divider">
      {paid.map(({ id, number, total, items }) => (
        <li
          key={id}
          className="flex min-h-12 items-center gap-3 px-6 py-2 not-first:border-t not-first:border-divider max-md:px-4"
        >
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 flex-none text-success-text" />
          <div className="min-w-0 flex-1">
            <p>
              <TextLink render={<Link to={salePath(id)} />}>
                {t('comanda.paidSale', { number, amount: money(cents(total)) })}
              </TextLink>
            </p>
            <p className="text-13 break-words text-muted">{items.map(({ product_name }) => product_name).join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
