import { useQuery } from '@tanstack/react-query';
import { hoursForm } from '#contract/agenda/forms.ts';
import type { WeekdayHours } from '#contract/agenda/operations.ts';
import { USUAL_DAY } from '#domain/agenda/slot-rules.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Query } from '#web/ui/query.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useStoredForm } from '#web/ui/use-stored-form.ts';

const OPENED = { open_time: USUAL_DAY.start, close_time: USUAL_DAY.end };

/** Opening hours of the seven weekdays. */
export function HoursSection() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const hours = useQuery(api.agenda.hours.queryOptions());
  return (
    <Card>
      <CardHead title={t('hours.title')} />
      <Query query={hours} rows={7} failure={(detail) => t('hours.loadFailed', { detail })}>
        {(days) => <HoursForm days={days} />}
      </Query>
    </Card>
  );
}

function HoursForm({ days }: { days: WeekdayHours[] }) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const form = useStoredForm(hoursForm, { days });
  const { save } = useSave({
    send: client.agenda.changeHours,
    form,
    onSaved: (days) => queryClient.setQueryData(api.agenda.hours.queryKey(), days),
    success: t('hours.saved'),
    changed: ['salon_hours'],
    failure: () => t('hours.failed'),
  });

  function toggle(index: number, day: WeekdayHours, isOpen: boolean) {
    const times = isOpen ? OPENED : { open_time: null, close_time: null };
    form.setValue(`days.${index}`, { ...day, is_open: isOpen, ...times }, { shouldDirty: true });
  }

  return (
    <form noValidate onSubmit={form.submit(save)}>
      <ul className="divide-y divide-divider border-t border-divider">
        {form.watch('days').map((day, index) => (
          <li
            key={day.weekday}
            className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 px-6 py-2 max-md:px-4 md:grid-cols-[1fr_20rem]"
          >
            <Checkbox
              label={t(`agenda:weekdays.${day.weekday as 0}`)}
              checked={day.is_open}
              onChange={(event) => toggle(index, day, event.currentTarget.checked)}
            />
            {day.is_open ? (
              <OpenTimes
                day={day}
                open={form.control(`days.${index}.open_time`)}
                close={form.control(`days.${index}.close_time`)}
              />
            ) : (
              <span className="self-center text-muted">{t('hours.closed')}</span>
            )}
          </li>
        ))}
      </ul>
      <div className="border-t border-divider p-6 max-md:p-4">
        <SaveButton variant="primary" isUnchanged={!form.isDirty} loading={form.isSubmitting}>
          {t('hours.save')}
        </SaveButton>
      </div>
    </form>
  );
}

type Time = { value: string | null; onChange: (time: string) => void; error?: string };

function OpenTimes({ day, open, close }: { day: WeekdayHours; open: Time; close: Time }) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const weekday = t(`agenda:weekdaysInside.${day.weekday as 0}`);
  const error = (open.error || close.error) && t('hours.invalid', { day: weekday });
  return (
    <div className="grid grid-cols-2 gap-2 max-md:col-span-2">
      <TimeField
        label={t('hours.opens', { day: weekday })}
        hideLabel
        value={open.value ?? ''}
        onChange={open.onChange}
      />
      <TimeField
        label={t('hours.closes', { day: weekday })}
        hideLabel
        value={close.value ?? ''}
        onChange={close.onChange}
        error={error}
      />
    </div>
  );
}
