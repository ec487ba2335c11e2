import type { KeyboardEvent } from 'react';
import type { StarterForm } from '#contract/services/forms.ts';
import type { StarterService } from '#contract/services/operations.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import type { StarterKind } from '#domain/services/starters.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import type { StartFields } from './start-form.ts';

type Form = ReturnType<typeof useForm<StartFields, { services: StarterForm[] }>>;
type Row = StarterService & { place: number };
type Props = { kind: StarterKind; rows: readonly Row[]; form: Form; onLast: () => void };

/** The usual services of one kind: a tick, how long and how much. */
export function StartTable({ kind, rows, form, onLast }: Props) {
  const { t } = useTranslation('services');
  const ticked = rows.filter(({ place }) => form.watch(`rows.${place}.isTicked`)).length;
  return (
    <Card aria-labelledby={`start-${kind}`}>
      <div className="start-row min-h-12 items-center text-right text-xs font-medium text-muted">
        <h3
          id={`start-${kind}`}
          className="flex flex-wrap items-baseline gap-x-2 text-left text-base font-semibold text-text"
        >
          {t(`start.${kind}`)}
          <span className="text-13 font-normal text-muted">{t('start.ticked', { ticked, all: rows.length })}</span>
        </h3>
        <span aria-hidden="true">{t('form.duration')}</span>
        <span aria-hidden="true">{t('form.price')}</span>
      </div>
      <ul className="pb-1">
        {rows.map((row) => (
          <StartRow key={row.place} row={row} form={form} onLast={onLast} />
        ))}
      </ul>
    </Card>
  );
}

function StartRow({ row, form, onLast }: { row: Row; form: Form; onLast: () => void }) {
  const { t } = useTranslation('services');
  const { name, place, is_there } = row;
  const ticked = form.control(`rows.${place}.isTicked`);
  const isOff = !ticked.value;
  return (
    <li className="start-row items-start border-t border-divider py-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Checkbox
          label={<span className={`text-sm wrap-anywhere ${isOff ? 'text-muted' : 'font-medium'}`}>{name}</span>}
          checked={ticked.value}
          disabled={is_there}
          onChange={(event) => ticked.onChange(event.currentTarget.checked)}
        />
        {is_there && <Badge tone="success">{t('start.there')}</Badge>}
      </div>
      <NumberField
        label={t('terms.durationOf', { name })}
        hideLabel
        {...form.control(`rows.${place}.duration_minutes`)}
        disabled={isOff}
        min={5}
        max={LONGEST_DURATION_MINUTES}
        step={5}
        suffix={t('form.minutes')}
        className="start-minutes"
      />
      <SalonMoneyField
        label={t('terms.priceOf', { name })}
        hideLabel
        {...form.control(`rows.${place}.price`)}
        data-price={isOff ? undefined : place}
        onKeyDown={(event) => walkPrices(event, onLast)}
        disabled={isOff}
        placeholder={t('start.noPrice')}
      />
    </li>
  );
}

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Down the prices of what is ticked, in every list: whoever types them needs no mouse. After the last comes the button. */
function walkPrices(event: KeyboardEvent<HTMLInputElement>, onLast: () => void): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const prices = [...document.querySelectorAll<HTMLInputElement>('input[data-price]')];
  const here = prices.indexOf(event.currentTarget);
  const next = prices[here + step];
  if (next) {
    next.focus();
    next.select();
  } else if (step > 0) onLast();
}
