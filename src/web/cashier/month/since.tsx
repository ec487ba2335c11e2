import { dateLocale } from '#domain/shared/countries.ts';
import { daysBetween, formatTime, salonNow } from '#domain/shared/time.ts';
import { useSession } from '#web/ground/session.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useLanguage } from '#web/ui/use-language.ts';

/** Since when: the time of today and how long ago that is. What was left over from an earlier day stands out. */
export function Since({ moment, isShort = false }: { moment: string; isShort?: boolean }) {
  const { timezone } = useSession().profile;
  const now = useSalonNow();
  const locale = dateLocale(useLanguage());
  const began = salonNow(Temporal.Instant.from(moment), timezone);
  const days = daysBetween(began.date, now.date);
  if (days > 0) return <Badge tone="pending">{new Intl.RelativeTimeFormat(locale).format(-days, 'day')}</Badge>;
  const words = minutesAgo(Math.max(0, now.minutes - began.minutes), locale);
  if (isShort) return <span className="text-sm text-muted">{words}</span>;
  return (
    <div className="grid">
      <span className="tabular-nums">{formatTime(began.minutes)}</span>
      <span className="text-13 whitespace-nowrap text-muted">{words}</span>
    </div>
  );
}

/** "há 52 min", "há 3 h", "agora". */
function minutesAgo(minutes: number, locale: string): string {
  if (minutes === 0) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const short = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  const words = minutes < 60 ? short.format(-minutes, 'minute') : short.format(-Math.floor(minutes / 60), 'hour');
  return words.replace('.', '');
}
