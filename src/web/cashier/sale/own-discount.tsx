import { Percent } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DiscountField } from './discount-field.tsx';
import type { Off } from './service-draft.ts';

type Props = {
  /** Of what is sold. */
  name: string;
  off: Off | null;
  onChange: (off: Off | null) => void;
  /** Where its error stands; undefined while there is none. */
  errorAt: string | undefined;
  hintAt: string | undefined;
  buttonClass?: string;
  fieldClass?: string;
};

/** The discount of one line: a button until somebody asks for it. */
export function OwnDiscount({ name, off, onChange, errorAt, hintAt, buttonClass, fieldClass }: Props) {
  const { t } = useTranslation('cashier');
  const [isAsked, setAsked] = useState(false);
  const may = useMay();
  if (!may('discounts')) return null;
  return off === null ? (
    <Button
      size="sm"
      variant="ghost"
      icon={Percent}
      className={`text-muted! ${buttonClass ?? ''}`}
      aria-label={t('sale.addDiscount', { name })}
      onClick={() => {
        setAsked(true);
        onChange({ amount: null, isPercent: true });
      }}
    >
      {t('sale.discount')}
    </Button>
  ) : (
    <DiscountField
      label={t('sale.discountOf', { name })}
      value={off}
      onChange={onChange}
      // Left empty, it goes again.
      onLeave={() => !off.amount && onChange(null)}
      errorAt={errorAt}
      hintAt={hintAt}
      takesFocus={isAsked}
      {...(fieldClass && { className: fieldClass })}
    />
  );
}
