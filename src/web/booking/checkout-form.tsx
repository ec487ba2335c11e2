import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { phonePlaceholder } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { capitalising } from '#web/ui/capitalise.ts';
import { controlLook, Field } from '#web/ui/field.tsx';
import { Panel } from './panel.tsx';
import { useBooking } from './salon-gate.tsx';
import type { useCheckout } from './use-checkout.ts';

/** Its submit button is in the summary. */
export const CHECKOUT_FORM = 'checkout';

type Props = { draft: BookingDraft; checkout: ReturnType<typeof useCheckout> };

export function CheckoutForm({ draft, checkout }: Props) {
  const { t } = useTranslation('booking');
  const { salon } = useBooking();
  const { fields, write, submit } = checkout;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);

  return (
    <Panel title={t('titles.checkout')}>
      <form ref={form} id={CHECKOUT_FORM} noValidate onSubmit={submit}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={t('checkout.name')} error={fields.clientName && t(fields.clientName)} required>
            {(ties) => (
              <input
                {...capitalising('words')}
                {...ties}
                autoComplete="name"
                maxLength={200}
                value={draft.clientName}
                onChange={({ target }) => write({ clientName: target.value })}
                className={`${controlLook} h-12`}
              />
            )}
          </Field>
          <Field label={t('checkout.phone')} error={fields.clientPhone && t(fields.clientPhone)} required>
            {(ties) => (
              <input
                {...ties}
                type="tel"
                autoComplete="tel"
                maxLength={40}
                placeholder={phonePlaceholder(salon.country)}
                value={draft.clientPhone}
                onChange={({ target }) => write({ clientPhone: target.value })}
                className={`${controlLook} h-12`}
              />
            )}
          </Field>
        </div>
        {/* A trap for bots that fill in every field; hidden from people. */}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
        <p className="mt-5 flex gap-3 text-sm text-muted">
          <Info aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
          {t('checkout.note')}
        </p>
      </form>
    </Panel>
  );
}
