import { useEffect, useState } from 'react';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** The salon's time, whatever clock this machine has. */
export function Clock({ timezone: timeZone }: { timezone: string }) {
  const locale = dateLocale(useLanguage());
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const day = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return (
    <span className="ml-auto flex-none text-right">
      <span className="block text-3xl font-semibold tracking-[-0.02em] tabular-nums max-md:text-2xl">
        {time.format(now)}
      </span>
      <span className="text-sm text-brand-100 max-md:text-13">{day.format(now)}</span>
    </span>
  );
}
