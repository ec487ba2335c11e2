import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { FixedCostType } from '#contract/fixed-costs/operations.ts';
import { fixedCostYears } from '#domain/fixed-costs/cost-types.ts';
import { isMonth, monthOf, yearAndMonth } from '#domain/shared/period.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { Button } from '#web/ui/button.tsx';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import { hasUnsaved } from '#web/ui/unsaved.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';
import { CategoryStrip } from './category-strip.tsx';
import { EndedTypes } from './ended-types.tsx';
import { MonthCards } from './month-cards.tsx';
import { MonthCosts } from './month-costs.tsx';
import { RepeatNotice } from './repeat-notice.tsx';
import { TypeSheet } from './type-sheet.tsx';
import { useCosts } from './use-costs.ts';
import { useTypes } from './use-types.ts';

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
