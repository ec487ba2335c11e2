import { Minus, Plus } from 'lucide-react';
import type { SalonMember } from '#contract/members/operations.ts';
import { discountLimitOf, type Right } from '#domain/members/rights.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePlace } from '#web/ui/use-place.ts';

type Own = Pick<SalonMember, 'role' | 'granted' | 'withheld' | 'discount_limit'>;

export const differs = ({ granted, withheld, discount_limit }: Own) =>
  granted.length > 0 || withheld.length > 0 || discount_limit !== null;

/** What somebody may beyond their role, and what they lack of it. */
export function Differences({ of }: { of: Own }) {
  const { t } = useTranslation('members');
  const percent = numberFormat(numberLocale(usePlace()), { style: 'percent' });
  const { role, granted, withheld, discount_limit } = of;
  const name = (right: Right) => t(`rights.${right}.short`);
  const isMore = discountLimitOf(role, of) > discountLimitOf(role, { granted, withheld, discount_limit: null });
  return (
    <span className="flex flex-wrap gap-1.5">
      {granted.map((right) => (
        <Difference key={right} isMore>
          {name(right)}
        </Difference>
      ))}
      {discount_limit !== null && (
        <Difference isMore={isMore}>
          {t('difference.discount', { percent: percent.format(discount_limit / 100) })}
        </Difference>
      )}
      {withheld.map((right) => (
        <Difference key={right}>{name(right)}</Difference>
      ))}
    </span>
  );
}

function Difference({ isMore = false, children }: { isMore?: boolean; children: string }) {
  const { t } = useTranslation('members');
  const Icon = isMore ? Plus : Minus;
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1 rounded-control pr-2 pl-1.5 text-13 font-medium whitespace-nowrap forced-colors:border',
        isMore ? 'bg-success-bg text-success-text' : 'bg-danger-bg text-danger-text',
      )}
    >
      <Icon aria-hidden strokeWidth={2.5} className="size-3.25 flex-none" />
      <span className="sr-only">{t(isMore ? 'difference.more' : 'difference.less')}: </span>
      {children}
    </span>
  );
}
