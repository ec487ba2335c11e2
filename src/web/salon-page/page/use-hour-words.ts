import type { Opening, Times, WeekRow } from '#domain/salon-page/opening.ts';
import { addDays, formatDate, formatTime, weekdayOf } from '#domain/shared/time.ts';
import { writingFor } from '#web/ground/writing.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { Shown } from './shown.ts';

/** Hours as sentences in the reader's language. */
export function useHourWords({ language, now, data }: Pick<Shown, 'language' | 'now' | 'data'>) {
  const { t } = useTranslation('salonPage');
  const { inside } = writingFor(language, data.salon.country);
  const dayName = (date: string) => inside(date, { weekday: 'long' });
  const weekday = (number: number) => dayName(addDays(now.date, number - weekdayOf(now.date)));
  /** "quarta", where another day follows. */
  const short = (number: number) => weekday(number).replace(/-feira$/, '');

  return {
    opening(opening: Opening): string {
      if (opening.kind === 'open') return t('public.openUntil', { time: formatTime(opening.until) });
      if (opening.kind !== 'opens') return t(`public.${opening.kind}`);
      const { at, date, inDays } = opening;
      const time = formatTime(at);
      if (inDays === 0) return t('public.opensToday', { time });
      if (inDays === 1) return t('public.opensTomorrow', { time });
      if (inDays < 7) return t('public.opensOn', { day: dayName(date), time });
      return t('public.opensOnDate', { date: formatDate(date, language), time });
    },
    days({ from, to, isToday }: WeekRow): string {
      if (isToday) return t('public.today', { day: weekday(from) });
      if (from === to) return weekday(from);
      const isPair = (to - from + 7) % 7 === 1;
      return t(isPair ? 'public.twoDays' : 'public.days', { from: short(from), to: short(to) });
    },
    day: (date: string) => `${formatDate(date, language).slice(0, 5)}, ${dayName(date)}`,
    times: (times: Times | undefined) =>
      times ? t('public.times', { from: formatTime(times.open), to: formatTime(times.close) }) : t('public.shut'),
  };
}
