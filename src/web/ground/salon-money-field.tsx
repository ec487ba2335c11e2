import { cents, moneyParts, parseMoney } from '#domain/shared/money.ts';
import { MoneyField, type MoneyFieldProps } from '#web/ui/number-field.tsx';
import { usePlace } from '#web/ui/use-place.ts';

/** An amount in the currency of the salon's country, as it is written there. */
export function SalonMoneyField(props: Omit<MoneyFieldProps, 'symbol' | 'parse' | 'format'>) {
  const place = usePlace();
  return (
    <MoneyField
      {...props}
      symbol={moneyParts(cents(0), place).sign}
      parse={(text) => parseMoney(text, place)}
      format={(amount) => moneyParts(cents(amount), place).amount}
    />
  );
}
