import { cents, moneyParts, parseMoney } from '#domain/shared/money.ts';
import { MoneyField, type MoneyFieldProps } from '#web/ui/number-field.tsx';
import { useLanguage } from '#web/ui/use-language.ts';
import { useSession } from './session.ts';

/** An amount in the currency of the salon's country, as the reader's language writes it. */
export function SalonMoneyField(props: Omit<MoneyFieldProps, 'symbol' | 'parse' | 'format'>) {
  const language = useLanguage();
  const { profile } = useSession();
  const way = { country: profile.country, language };
  return (
    <MoneyField
      {...props}
      symbol={moneyParts(cents(0), way).sign}
      parse={(text) => parseMoney(text, language)}
      format={(amount) => moneyParts(cents(amount), way).amount}
    />
  );
}
