import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { LineForm } from '#contract/agenda/appointments-forms.ts';
import { minutesOf } from '#domain/agenda/appointment.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { formatTime, isDate, parseTime } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { nearestTimes } from './nearest-times.ts';
import type { AppointmentFields } from './use-appointment-form.ts';
import type { SheetDay } from './use-sheet-day.ts';

type Props = {
  form: AppointmentFields;
  day: SheetDay;
  appointment: Appointment | undefined;
  /** The professional who is taken at that time. */
  conflict: string | undefined;
  /** A request is being approved without a professional. */
  isAsked: boolean;
  onProfessional: (id: string | null) => void;
};

/** Day, time and professional, with free times and a warning about blocks. */
export function WhenFields({ form, day, appointment, conflict, isAsked, onProfessional }: Props) {
  const { t } = useTranslation('agenda');
  const today = useSalonToday();
  const conflictId = useId();
  const [date, start, professional] = [
    form.control('date'),
    form.control('start_time'),
    form.control('professional_id'),
  ];
  const minutes = minutesOf(form.watch('lines') as LineForm[]);
  const block = blockOver(day.timeOff, professional.value, date.value, start.value, minutes);
  const name = day.candidates.find(({ id }) => id === professional.value)?.nome ?? '';
  const loadFailure = day.query.isError && t('sheet.professionalsFailed', { detail: failureDetail(day.query.error) });
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_6.75rem] items-start gap-3 md:grid-cols-[10.75rem_5.75rem_minmax(0,1fr)]">
        <DateField label={t('sheet.date')} {...date} today={today} required />
        <TimeField label={t('sheet.start')} {...start} errorAt={conflict && conflictId} required />
        <NativeSelect
          label={t('sheet.professional')}
          name="professional_id"
          className="max-md:col-span-2"
          value={professional.value ?? ''}
          placeholder={t('sheet.choose')}
          onChange={(event) => onProfessional(event.currentTarget.value || null)}
          options={day.candidates.map(({ id, nome }) => ({ value: id, label: nome }))}
          error={(isAsked && t('requests.professionalRequired')) || (professional.error ?? (loadFailure || undefined))}
          required
        />
      </div>
      {conflict && (
        <p id={conflictId} className="-mt-1 flex gap-1.5 text-13 font-medium text-danger-text">
          <CircleAlert aria-hidden className="mt-px size-4 flex-none" />
          {t('errors.conflict', { professional: conflict })}
        </p>
      )}
      <FreeTimes form={form} minutes={minutes} appointment={appointment} isTaken={conflict !== undefined} />
      {block && (
        <Banner tone="warning">
          {block.reason
            ? t('sheet.blockedFor', { professional: name, reason: block.reason })
            : t('sheet.blocked', { professional: name })}
        </Banner>
      )}
    </div>
  );
}

type Block = SheetDay['timeOff'][number];

function blockOver(blocks: Block[], staff: string | null, date: string, start: string, minutes: number) {
  const begins = parseTime(start);
  if (begins === null || !(minutes > 0)) return undefined;
  const ends = `${date}T${formatTime(begins + Math.ceil(minutes))}`;
  return blocks.find(
    ({ staff_id, starts_at, ends_at }) => staff_id === staff && starts_at < ends && ends_at > `${date}T${start}`,
  );
}

type FreeTimesProps = Pick<Props, 'form' | 'appointment'> & { minutes: number; isTaken: boolean };

const MOST = 5;

/** Whose pauses and time to clean up count; none where one of them is unknown or somebody else's. */
function servicesOf(lines: readonly LineForm[], professional: string | null): string[] {
  const ids = lines.flatMap(({ service_id, professional_id }) =>
    service_id !== null && (professional_id ?? professional) === professional ? service_id : [],
  );
  return ids.length === lines.length ? ids : [];
}

/** If the time is missing or not free: the nearest that are. */
function FreeTimes({ form, minutes, appointment, isTaken }: FreeTimesProps) {
  const { t } = useTranslation('agenda');
  const [date, start, professional] = form.watch(['date', 'start_time', 'professional_id']);
  const wanted = useDebounced(minutes);
  const services = useDebounced(servicesOf(form.watch('lines') as LineForm[], professional).join());
  const isAskable = professional !== null && isDate(date) && isDuration(wanted);
  const { data: times } = useQuery(
    api.agenda.freeTimes.queryOptions({
      input: isAskable
        ? {
            professional_id: professional,
            date,
            minutes: wanted,
            except: appointment?.id,
            ...(services ? { service_ids: services.split(',') } : {}),
          }
        : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  const isAsItWas =
    appointment?.date === date && appointment.start_time === start && appointment.professional_id === professional;
  if (!isAskable || !times || (!isTaken && (isAsItWas || times.includes(start)))) return null;
  if (times.length === 0) return <p className="text-13 text-muted">{t('sheet.noFreeTimes')}</p>;
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t('sheet.freeTimes')}</legend>
      <span aria-hidden="true" className="mr-1 text-13 text-muted">
        {t('sheet.freeTimes')}
      </span>
      {nearestTimes(times, start, MOST).map((time) => (
        <button
          key={time}
          type="button"
          onClick={() => form.control('start_time').onChange(time)}
          className="h-8 rounded-full border border-divider bg-surface px-3 text-13 font-medium tabular-nums transition-colors hover:bg-brand-tint-strong hover:text-brand-text max-md:h-11 max-md:text-sm"
        >
          {time}
        </button>
      ))}
    </fieldset>
  );
}

const isDuration = (minutes: number) => Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_DURATION_MINUTES;
