import { CopyPlus, Info, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { FixedCost, FixedCostsMonth, FixedCostType } from '#contract/fixed-costs/operations.ts';
import { fixedCostYears } from '#domain/fixed-costs/cost-types.ts';
import { monthTotals } from '#domain/fixed-costs/totals.ts';
import { isMonth, type Month, monthOf, previousMonth, yearAndMonth } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import { hasUnsaved } from '#web/ui/unsaved.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';
import { useEndType } from './end-dialog.tsx';
import { MonthCards } from './month-cards.tsx';
import { MonthCosts } from './month-costs.tsx';
import { useCostWords } from './use-cost-words.ts';
import { useCosts, useTypes } from './use-costs.ts';

const TypeSheet = overlayLater(async () => (await import('./type-sheet.tsx')).TypeSheet);

const MONTH = 'mes';

/** What is there every month, and what of it is paid; the month stands in the address. */
export function Page() {
  const { t } = useTranslation('fixedCosts');
  const [params, setParams] = useSearchParams();
  const mayDiscard = useDiscardQuestion();
  const today = useSalonToday();
  const years = fixedCostYears(today);
  const asked = params.get(MONTH) ?? '';
  const month = isMonth(asked) && years.includes(yearAndMonth(asked).year) ? asked : monthOf(today);
  const read = useCosts(month);
  const types = useTypes();
  const sheet = useOverlay<FixedCostType>();
  const costs = read.data?.costs;
  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 max-md:gap-2">
        <MonthPicker
          value={month}
          onChange={async (month) => {
            if (!hasUnsaved() || (await mayDiscard())) setParams({ [MONTH]: month }, { replace: true });
          }}
          years={years}
        />
        <Button variant="primary" icon={Plus} className="max-md:w-full" onClick={() => sheet.open()}>
          {t('new')}
        </Button>
      </div>
      <MonthCards costs={costs} />
      {read.data && <RepeatNotice month={month} read={read.data} />}
      <MonthCosts
        key={month}
        month={month}
        read={read}
        types={types}
        onNew={() => sheet.open()}
        onEditType={sheet.open}
      />
      {costs && <CategoryStrip costs={costs} />}
      <EndedTypes types={types.data ?? []} month={month} onEdit={sheet.open} />
      <TypeSheet key={sheet.turn} {...sheet.state} type={sheet.what} />
    </div>
  );
}

/** The total by category; hidden for a month at 0. */
function CategoryStrip({ costs }: { costs: readonly FixedCost[] }) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const { money } = useFormat();
  const { total, categories } = monthTotals(costs, useSalonToday());
  if (total === 0) return null;
  return (
    <Card aria-label={t('byCategory')} className="overflow-hidden">
      {/* The background shows through as hairlines. */}
      <dl className="grid grid-cols-4 gap-px bg-divider max-md:grid-cols-2 max-[22.5rem]:grid-cols-1">
        {categories.map(({ category, value }) => (
          <div key={category} className="bg-surface px-6 py-4 max-md:px-4">
            <dt className="text-13 text-muted">{t(`app:costCategories.${category}`)}</dt>
            <dd className="font-semibold tabular-nums">{money(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Props = { types: readonly FixedCostType[]; month: Month; onEdit: (type: FixedCostType) => void };

/** Costs that ended before this month, with a button to resume them. */
function EndedTypes({ types, month, onEdit }: Props) {
  const { t } = useTranslation('fixedCosts');
  const words = useCostWords();
  const { save, isSaving } = useEndType();
  const ended = types.filter(({ last_month }) => last_month !== null && last_month < month);
  if (ended.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('ended.title')} />
      <CardRows>
        {ended.map((type) => (
          <CardRow key={type.id} className="flex-wrap">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{type.name}</p>
              <p className="text-13 text-muted">{t('ended.since', { month: words.month(type.last_month ?? month) })}</p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onEdit(type)}
              aria-label={t('actions.edit', { name: type.name })}
            >
              {t('ended.edit')}
            </Button>
            <Button
              size="sm"
              loading={isSaving}
              aria-label={t('ended.resumeOne', { name: type.name })}
              onClick={() => save({ id: type.id, version: type.version, last_month: null })}
            >
              {t('ended.resume')}
            </Button>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** Offers to copy last month's values into costs at 0. */
function RepeatNotice({ month, read: { costs, before } }: { month: Month; read: FixedCostsMonth }) {
  const { t } = useTranslation('fixedCosts');
  const words = useCostWords();
  const { save, isSaving } = useSave({
    send: client.fixedCosts.repeatMonth,
    success: ({ repeated }) => t('repeat.done', { count: repeated }),
    changed: ['monthly_fixed_costs'],
    failure: (error) => t('repeat.failed', { detail: failureDetail(error) }),
  });
  if (before.repeatable === 0) return null;
  const isAllZero = costs.every(({ value }) => value === 0);
  const earlier = previousMonth(month);
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card bg-subtle px-4 py-3 text-sm text-muted forced-colors:border">
      <Info aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      <p className="min-w-0 flex-1">
        {isAllZero
          ? t('repeat.allZero', {
              month: words.monthTitle(month),
              before: words.monthTitle(earlier),
              total: words.amount(before.total),
            })
          : t('repeat.some', {
              count: before.repeatable,
              before: words.month(earlier),
              total: words.amount(before.repeatable_total),
            })}
      </p>
      <Button
        icon={CopyPlus}
        className="text-text max-md:w-full"
        loading={isSaving}
        onClick={() => save(yearAndMonth(month))}
      >
        {t('repeat.action')}
      </Button>
    </section>
  );
}
