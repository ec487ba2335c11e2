import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { usePlace } from '#web/ui/use-place.ts';
import { useMember } from './use-may.ts';

/** "Seu limite é de 10%": how much the member may take off. Undefined where it may be everything. */
export function useDiscountLimit(): string | undefined {
  const { t } = useTranslation('app');
  const place = usePlace();
  const { discount_limit: limit } = useMember();
  if (limit === 100) return undefined;
  return t('discountLimit', { percent: numberFormat(numberLocale(place), { style: 'percent' }).format(limit / 100) });
}
