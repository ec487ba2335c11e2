import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { shiftForm } from '#contract/agenda/settings-forms.ts';
import { paths } from '#contract/paths.ts';
import type { Professional } from '#contract/team/operations.ts';
import { USUAL_DAY } from '#domain/agenda/slot-rules.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTeam } from '#web/team/use-team.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { Select } from '#web/ui/select.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { WeekdayShifts } from './weekday-shifts.tsx';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** When each professional works, where that differs from the salon's hours. */
export function ShiftsSection() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const team = useTeam();
  const may = useMay();
  return (
    <Card>
      <CardHead title={t('shifts.title')} />
      <Query
        query={team}
        failure={(detail) => t('shifts.staffFailed', { detail })}
        isEmpty={(members) => activeOf(members).length === 0}
        empty={
          <EmptyState
            picture={Users}
            title={t('shifts.noStaff.title')}
            action={
              may('team') && <ButtonLink render={<Link to={paths.team} />}>{t('shifts.noStaff.action')}</ButtonLink>
            }
          >
            {t('shifts.noStaff.text')}
          </EmptyState>
        }
      >
        {(members) => <ShiftsOf professionals={activeOf(members)} />}
      </Query>
    </Card>
  );
}

const activeOf = (members: readonly Professional[]) => members.filter(({ ativo }) => ativo);

function ShiftsOf({ professionals }: { professionals: Professional[] }) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const [chosen, choose] = useState('');
  // Until somebody is chosen, and after the chosen one was deactivated, it is the first.
  const staff = professionals.find(({ id }) => id === chosen)?.id ?? professionals[0]?.id ?? '';
  return (
    <CardBody className="grid gap-6">
      <Banner tone="info">
        <ul className="grid gap-1">
          {(['inherit', 'several', 'override', 'clear'] as const).map((rule) => (
            <li key={rule}>{t(`shifts.info.${rule}`)}</li>
          ))}
        </ul>
      </Banner>
      <Select
        label={t('shifts.professional')}
        className="max-w-90 max-md:max-w-none"
        value={staff}
        onChange={choose}
        options={professionals.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
      <ShiftForm key={staff} staff={staff} />
      <WeekOf staff={staff} />
    </CardBody>
  );
}

function WeekOf({ staff }: { staff: string }) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const shifts = useQuery(api.agendaSettings.shifts.queryOptions({ input: { staff_id: staff } }));
  return (
    <Query query={shifts} rows={7} isEmpty={() => false} failure={() => t('shifts.loadFailed')}>
      {(shifts) => (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {WEEKDAYS.map((weekday) => (
            <WeekdayShifts
              key={weekday}
              staff={staff}
              weekday={weekday}
              shifts={shifts.filter((shift) => shift.weekday === weekday)}
            />
          ))}
        </ul>
      )}
    </Query>
  );
}

/** Adds a shift. The form keeps its values: the next shift is often the same on another day. */
function ShiftForm({ staff }: { staff: string }) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const form = useForm(shiftForm, {
    defaultValues: { staff_id: staff, weekday: 1, start_time: USUAL_DAY.start, end_time: USUAL_DAY.end },
  });
  const { save } = useSave({
    send: client.agendaSettings.createShift,
    form,
    success: t('shifts.added'),
    changed: ['staff_shifts'],
    failure: () => t('shifts.addFailed'),
  });
  const weekday = form.control('weekday');
  return (
    <form
      noValidate
      onSubmit={form.submit(save)}
      className="grid grid-cols-2 items-start gap-4 md:grid-cols-[1fr_8rem_8rem_auto]"
    >
      <Select
        label={t('shifts.weekday')}
        className="max-md:col-span-2"
        value={String(weekday.value)}
        onChange={(value) => weekday.onChange(Number(value))}
        error={weekday.error}
        options={WEEKDAYS.map((day) => ({ value: String(day), label: t(`agenda:weekdays.${day as 0}`) }))}
      />
      <TimeField label={t('shifts.start')} {...form.control('start_time')} />
      <TimeField label={t('shifts.end')} {...form.control('end_time')} />
      {/* On the line of the fields, below their labels, whatever message stands under them. */}
      <Button type="submit" icon={Plus} loading={form.isSubmitting} className="max-md:col-span-2 md:mt-6">
        {t('shifts.add')}
      </Button>
    </form>
  );
}
