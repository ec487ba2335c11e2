import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settlementForm } from '#contract/commissions/forms.ts';
import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import { addDays, isDate, LAST_DAY } from '#domain/shared/time.ts';
import { api, client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { OwedList } from './amounts.tsx';
import { useWords } from './use-words.ts';

/** The initial choice: whose balance, null for everybody, and up to which day. */
export type Settling = { staff_id: string | null; day: string };

type Props = OverlayState & { settling: Settling; people: readonly CommissionSummaryRow[] };

/** Records what was settled outside, and shows first which balances become zero. */
export function SettleDialog({ settling, people, ...overlay }: Props) {
  const { t } = useTranslation('commissions');
  const words = useWords();
  const today = useSalonToday();
  const [defaultValues] = useState(() => ({
    staff_id: settling.staff_id,
    effective_date: settling.day < today ? settling.day : today,
    description: '',
  }));
  const form = useForm(settlementForm, { defaultValues });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.commissions.createSettlement,
    fields: { PERIOD_CLOSED: { effective_date: 'commissions:advance.periodClosed' } },
    success: t('settle.done'),
    changed: ['commission_settlements'],
    failure: (error) => t(failureOf(error)),
  });
  const { value: who = null, ...whoField } = form.control('staff_id');
  const { value: date = '', ...dateField } = form.control('effective_date');
  const isAskable = overlay.open && isDate(date) && date <= today;
  const input = isAskable ? { first: date, last: date } : skipToken;
  const { data: summary } = useQuery(api.commissions.summary.queryOptions({ input }));
  const later = isAskable ? { first: addDays(date, 1), last: LAST_DAY } : skipToken;
  const { data: since } = useQuery(api.commissions.summary.queryOptions({ input: later }));
  // Balances settled up to a later day have nothing left to settle.
  const covered = since?.rows.flatMap((row) => (row.settled_total === 0 ? [] : row.staff_id));
  const asked = summary?.rows.filter(({ staff_id }) => who === null || staff_id === who);
  const settled = covered && asked?.filter(({ staff_id }) => !covered.includes(staff_id));
  return (
    <FormDialog {...frame} title={t('settle.title')} saveLabel={t('settle.save')}>
      <p className="text-muted">{t('settle.meaning')}</p>
      <div className="grid grid-cols-2 items-start gap-4 max-[30rem]:grid-cols-1">
        <NativeSelect
          label={t('settle.who')}
          options={[
            { value: ALL, label: t('settle.everybody') },
            ...people.map(({ staff_id, staff_name }) => ({ value: staff_id, label: staff_name })),
          ]}
          value={who ?? ALL}
          onChange={({ currentTarget: { value } }) => whoField.onChange(value === ALL ? null : value)}
          error={whoField.error}
          data-first-focus
        />
        <DateField label={t('settle.date')} {...dateField} value={date} today={today} required />
      </div>
      {isAskable && (
        <div aria-live="polite">
          {settled ? (
            <OwedList
              rows={settled}
              label={t('settle.owed', { date: words.date(date) })}
              nobody={t('settle.nothing')}
            />
          ) : (
            <SkeletonRows rows={2} />
          )}
        </div>
      )}
      <TextField label={t('advance.note')} {...form.field('description')} autoComplete="off" optional />
    </FormDialog>
  );
}

const ALL = 'all';

function failureOf(error: unknown) {
  const code = refusalCode(error);
  if (code === 'NOTHING_OWED') return 'settle.nothing';
  return code === 'NOT_FOUND' ? 'advance.gone' : 'settle.failed';
}
