import { Check } from 'lucide-react';
import { dueDateInput } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { isDate } from '#domain/shared/time.ts';
import { client } from '#web/ground/api/client.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useFreshForm } from '#web/ground/use-fresh.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { usePayableFailure, usePayableSave } from './use-payable-save.ts';

/** Edits the due date in place; closes once saved, and shows refusals beside the field. */
export function DueForm({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { t } = useTranslation('payables');
  const { date } = useFormat();
  const today = useSalonToday();
  const { kind, id, date: earliest } = payable;
  const valuesOf = ({ version, due_date }: Payable) => ({ kind, id, version, due_date: due_date ?? '' });
  const form = useForm(dueDateInput, { defaultValues: valuesOf(payable) });
  const { onRefused, notice } = useFreshForm('payable', form, valuesOf);
  const { save, isSaving } = usePayableSave({
    send: client.payables.changeDueDate,
    form,
    onRefused,
    success: t('due.done'),
    onSaved: onClose,
    failure: usePayableFailure()(t('due.failed'), { ALREADY_PAID: t('due.alreadyPaid') }),
  });
  const field = form.control('due_date');
  const tooEarly = kind === 'expense' ? 'payables:errors.dueBeforeExpense' : 'payables:errors.dueBeforePurchase';

  return (
    <form
      noValidate
      onSubmit={form.submit(async (values) => {
        if (isDate(values.due_date) && values.due_date < earliest) return form.refuse({ due_date: tooEarly });
        return save(values);
      })}
      className="grid gap-2.5"
    >
      <StaleNotice
        {...notice}
        words={(now) => (now.due_date ? t('due.on', { date: date(now.due_date) }) : t('due.none'))}
      />
      <DateField
        label={t('due.label')}
        {...field}
        today={today}
        min={earliest}
        hint={t(kind === 'expense' ? 'due.earliestExpense' : 'due.earliest', { date: date(earliest) })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="ghost" size="sm" className="mr-auto -ml-3" onClick={() => field.onChange('')}>
          {t('due.clear')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('due.cancel')}
        </Button>
        <Button type="submit" size="sm" icon={Check} loading={isSaving}>
          {t('due.save')}
        </Button>
      </div>
    </form>
  );
}
