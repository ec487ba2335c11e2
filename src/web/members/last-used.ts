import { dateLocale, type Language } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { addDays, formatDate, formatTime, salonNow } from '#domain/shared/time.ts';

/** Their last use is known to about ten minutes. */
const NOW_MINUTES = 15;
const WEEK = 7;

export type LastUsed =
  | { kind: 'now' }
  | { kind: 'minutes'; count: number }
  | { kind: 'today' | 'yesterday'; time: string }
  | { kind: 'weekday'; day: string; time: string }
  | { kind: 'date'; date: string };

/** When somebody was here last, by the salon's clock: the nearer, the closer it is said. */
export function lastUsed(
  iso: string,
  now: Temporal.Instant,
  place: { language: Language; timezone: string },
): LastUsed {
  const then = Temporal.Instant.from(iso.replace(' ', 'T'));
  const minutes = Math.floor((now.epochMilliseconds - then.epochMilliseconds) / 60_000);
  if (minutes <= NOW_MINUTES) return { kind: 'now' };
  if (minutes < 60) return { kind: 'minutes', count: minutes };
  const { timezone, language } = place;
  const [used, today] = [salonNow(then, timezone), salonNow(now, timezone).date];
  const time = formatTime(used.minutes);
  if (used.date === today) return { kind: 'today', time };
  if (used.date === addDays(today, -1)) return { kind: 'yesterday', time };
  if (used.date <= addDays(today, -WEEK)) return { kind: 'date', date: formatDate(used.date, language) };
  const weekday = dateFormat(dateLocale(language), { weekday: 'long', timeZone: timezone });
  return { kind: 'weekday', day: weekday.format(then.epochMilliseconds).replace('-feira', ''), time };
}
