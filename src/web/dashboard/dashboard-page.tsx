import { useQuery } from '@tanstack/react-query';
import { CalendarDays, type LucideIcon, Scissors, Users, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Language } from '#domain/shared/countries.ts';
import { formatLongDate, greetingPeriod, salonNow } from '#domain/shared/time.ts';
import { useSession } from '#web/account/session.ts';
import { api } from '#web/app/api/client.ts';
import { isBuilt, type PathName, paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Checklist } from './checklist.tsx';
import { Suggestions } from './suggestions.tsx';

const quickActions = (
  [
    { name: 'agenda', icon: CalendarDays },
    { name: 'clients', icon: Users },
    { name: 'services', icon: Scissors },
    { name: 'cashier', icon: Wallet },
  ] satisfies Array<{ name: PathName; icon: LucideIcon }>
).filter(({ name }) => isBuilt(name));

export function Page() {
  const { t } = useTranslation('dashboard');
  const setUp = useQuery(api.dashboard.setUp.queryOptions());
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <Greeting />
        {quickActions.length > 0 && (
          <nav aria-label={t('quickActions')} className="flex flex-wrap gap-2">
            {quickActions.map(({ name, icon }) => (
              <ButtonLink key={name} icon={icon} render={<Link to={paths[name]} />}>
                {t(`actions.${name}`)}
              </ButtonLink>
            ))}
          </nav>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_368px]">
        <Suggestions setUp={setUp.data} failed={setUp.isError} />
        <Checklist setUp={setUp.data} />
      </div>
    </div>
  );
}

/** By the salon's clock, not the visitor's. */
function Greeting() {
  const { t, i18n } = useTranslation('dashboard');
  const { profile } = useSession();
  const { date, minutes } = salonNow(Temporal.Now.instant(), profile.timezone);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="text-2xl font-semibold text-balance break-words">
        {t(`greeting.${greetingPeriod(minutes)}`, { name: profile.business_name })}
      </h2>
      <p className="text-muted">{formatLongDate(date, i18n.resolvedLanguage as Language)}</p>
    </div>
  );
}
