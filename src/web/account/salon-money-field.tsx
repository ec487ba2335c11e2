import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';
import { cents, moneyParts, parseMoney } from '#domain/shared/money.ts';
import { MoneyField, type MoneyFieldProps } from '#web/ui/number-field.tsx';
import { useSession } from './session.ts';

/** An amount in the currency of the salon's country, as the reader's language writes it. */
export function SalonMoneyField(props: Omit<MoneyFieldProps, 'symbol' | 'parse' | 'format'>) {
  const { i18n } = useTranslation();
  const { profile } = useSession();
  const way = { country: profile.country, language: (i18n.resolvedLanguage ?? 'pt') as Language };
  return (
    <MoneyField
      {...props}
      symbol={moneyParts(cents(0), way).sign}
      parse={parseMoney}
      format={(amount) => moneyParts(cents(amount), way).amount}
    />
  );
}
