import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { isDate } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { nearestTimes } from './nearest-times.ts';

type Props = {
  date: string;
  start: string;
  professional: string | null;
  minutes: number;
  appointment: Appointment | undefined;
  isTaken: boolean;
  onPick: (time: string) => void;
};

const MOST = 5;

/** Where the time is missing, taken or outside what is free: those nearby that are. */
export function FreeTimes({ date, start, professional, minutes, appointment, isTaken, onPick }: Props) {
  const { t } = useTranslation('agenda');
  const wanted = useSettled(minutes);
  const isAskable = professional !== null && isDate(date) && isDuration(wanted);
  const { data: times } = useQuery(
    api.agenda.freeTimes.queryOptions({
      input: isAskable ? { professional_id: professional, date, minutes: wanted, except: appointment?.id } : skipToken,
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
          onClick={() => onPick(time)}
          className="h-8 rounded-full border border-divider bg-surface px-3 text-13 font-medium tabular-nums transition-colors hover:bg-brand-tint-strong hover:text-brand-text max-md:h-11 max-md:text-sm"
        >
          {time}
        </button>
      ))}
    </fieldset>
  );
}

const isDuration = (minutes: number) => Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_DURATION_MINUTES;
