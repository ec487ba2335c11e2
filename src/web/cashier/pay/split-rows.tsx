import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isAmount } from '#domain/payments/split.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SIGNS } from './methods.ts';
import type { Paying } from './use-paying.ts';

/** A row for each payment method. */
export function SplitRows({ paying }: { paying: Paying }) {
  const { t } = useTranslation(['cashier', 'app']);
  const list = useRef<HTMLUListElement>(null);
  const { asked } = paying;
  useEffect(() => {
    const field = asked?.method && list.current?.querySelector<HTMLInputElement>(`[data-part="${asked.method}"] input`);
    if (!field) return;
    field.focus();
    field.select();
  }, [asked]);
  return (
    <ul ref={list} className="grid gap-2 empty:hidden">
      {paying.rows.map(({ method, amount }) => {
        const { icon: Icon } = SIGNS[method];
        const name = t(`app:paymentMethods.${method}`);
        return (
          <li
            key={method}
            data-part={method}
            className="grid grid-cols-[minmax(0,1fr)_9.25rem_2rem] items-center gap-2"
          >
            <span className="flex min-w-0 items-center gap-2.5 font-medium">
              <Icon aria-hidden strokeWidth={1.75} className="size-5 flex-none text-muted max-[22.5rem]:hidden" />
              <span aria-hidden="true" className="truncate">
                {t(`sale.tiles.${SIGNS[method].word}`)}
              </span>
            </span>
            <SalonMoneyField
              label={t('sale.amountIn', { method: name })}
              hideLabel
              className="[&_input]:text-right"
              value={amount}
              onChange={(next) => paying.changeAmount(method, next)}
              error={isAmount(amount) ? undefined : t('errors.amountInvalid')}
            />
            {/* A single row has no remove button: its tile, or Dividir, removes it. */}
            {paying.rows.length > 1 && (
              <IconButton
                icon={X}
                size="sm"
                label={t('sale.removePart', { method: name })}
                // Tab moves between amounts; the keyboard removes a row by its tile.
                tabIndex={-1}
                onClick={() => paying.remove(method)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Missing({ paying }: { paying: Paying }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const isWhole = paying.isReady;
  // A row with no amount is not sent.
  const words = isWhole ? 'sale.splitWhole' : paying.left === 0 ? 'sale.splitEmpty' : 'sale.splitPart';
  const Icon = isWhole ? CircleCheck : CircleAlert;
  return (
    <p role="status" className="flex items-center gap-2">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={`size-5 flex-none ${isWhole ? 'text-success-text' : 'text-pending-text'}`}
      />
      <span className="min-w-0 flex-1">{t(words)}</span>
      <span className="whitespace-nowrap tabular-nums">
        {paying.left < 0
          ? t('sale.tooMuch', { amount: format.money(-paying.left as typeof paying.left) })
          : t('sale.missing', { amount: format.money(paying.left) })}
      </span>
    </p>
  );
}
