import { useState } from 'react';
import type { Sale } from '#contract/cashier/sales.ts';
import { client } from '#web/ground/api/client.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { voidFailure } from '../failures.ts';

/** The sale stays as it is; the void is an entry of today. */
export function VoidDialog({ sale, ...dialog }: OverlayState & { sale: Pick<Sale, 'id' | 'number'> }) {
  const { t } = useTranslation('cashier');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';

  return (
    <PasswordDeed
      {...dialog}
      title={t('sale.voidTitle', { number: sale.number })}
      description={t('sale.voidWarning')}
      confirmLabel={t('sale.void')}
      deed={(password) => client.cashier.voidSale({ id: sale.id, password, reason })}
      isFilledIn={() => {
        setAsked(true);
        return !isMissing;
      }}
      changed={['sales', 'products', 'stock_movements']}
      success={t('sale.voided')}
      failure={(detail, error) => voidFailure(error, detail)}
    >
      <TextArea
        label={t('sale.voidReason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={2000}
        error={isAsked && isMissing ? t('sale.voidReasonMissing') : undefined}
        required
      />
    </PasswordDeed>
  );
}
