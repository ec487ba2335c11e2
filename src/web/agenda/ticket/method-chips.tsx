import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { meansOf } from '#domain/payments/means.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { SIGNS } from '#web/cashier/pay/methods.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import type { TicketInHand } from './use-ticket.ts';

/** One press is one way of paying. */
export function MethodChips({ ticket, method: chosen, choose, isMissing }: TicketInHand) {
  const { t } = useTranslation('cashier');
  const why = useId();
  const methods = useMethods(CLIENT_PAYMENT_METHODS, chosen);
  const isWithoutClient = ticket?.has_client === false;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{t('sale.method')}</legend>
      {methods.map((method) => {
        const isBarred = isWithoutClient && meansOf(method).needs === 'client';
        return (
          <button
            key={method}
            type="button"
            aria-pressed={method === chosen}
            aria-disabled={isBarred || undefined}
            aria-describedby={isBarred ? why : undefined}
            onClick={() => !isBarred && choose(method)}
            className="inline-flex h-8 flex-none items-center gap-1.5 rounded-full border border-divider bg-surface px-3 text-13 font-medium whitespace-nowrap transition-colors hover:bg-subtle aria-disabled:cursor-not-allowed aria-disabled:bg-subtle aria-disabled:text-muted aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text max-md:h-11 max-md:px-4 max-md:text-base dark:aria-pressed:text-[#e3c8ff]"
          >
            {method === chosen && <Check aria-hidden className="size-3.5" />}
            {t(`sale.tiles.${SIGNS[method].word}`)}
          </button>
        );
      })}
      <p role="alert" className="w-full text-13 text-danger-text empty:hidden">
        {isMissing && t('ticket.methodRequired')}
      </p>
      {isWithoutClient && (
        <p id={why} className="w-full text-13 text-muted">
          {t('ticket.monthlyNeedsClient')}
        </p>
      )}
    </fieldset>
  );
}
