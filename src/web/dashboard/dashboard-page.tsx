import { useQuery } from '@tanstack/react-query';
import { CalendarDays, type LucideIcon, RotateCw, Scissors, Users, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { type GuardedPage, PAGE_NEEDS } from '#contract/page-needs.ts';
import { paths } from '#contract/paths.ts';
import { formatLongDate, greetingPeriod } from '#domain/shared/time.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSession } from '#web/ground/session.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Recent, Upcoming } from './appointments.tsx';
import { isSettingUp, SetUpList } from './set-up.tsx';
import { RevenueByDay, Stats } from './stats.tsx';
import { Suggestions } from './suggestions.tsx';
import { YourPage } from './your-page.tsx';

const quickActions = [
  { name: 'agenda', icon: CalendarDays },
  { name: 'clients', icon: Users },
  { name: 'services', icon: Scissors },
  { name: 'cashier', icon: Wallet },
] satisfies Array<{ name: GuardedPage; icon: LucideIcon }>;

export function Page() {
  const { t } = useTranslation(['dashboard', 'ui']);
  const may = useMay();
  const setUp = useQuery({ ...api.dashboard.setUp.queryOptions(), enabled: may('settings') });
  const overview = useQuery(api.dashboard.overview.queryOptions());
  // An earlier response is worth more than zeros.
  const failed = (overview.isError && !overview.data) || (setUp.isError && !setUp.data);
  const retry = () => queryClient.invalidateQueries({ queryKey: api.dashboard.key() });
  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Greeting />
        <nav
          aria-label={t('quickActions')}
          className="flex flex-wrap gap-2 max-md:grid max-md:w-full max-md:auto-cols-fr max-md:grid-flow-col"
        >
          {quickActions
            .filter(({ name }) => may(PAGE_NEEDS[name]))
            .map(({ name, icon }) => (
              <ButtonLink
                key={name}
                icon={icon}
                className="max-md:h-18 max-md:flex-col max-md:gap-1.5 max-md:rounded-card max-md:px-0 max-md:text-13 max-md:[&>svg]:m-0 max-md:[&>svg]:size-5.5 max-md:[&>svg]:text-brand-text"
                render={<Link to={paths[name]} />}
              >
                {t(`actions.${name}`)}
              </ButtonLink>
            ))}
        </nav>
      </div>
      {failed && (
        <div role="alert">
          <Banner tone="danger">
            <span className="flex flex-wrap items-center gap-3">
              {t('loadFailed', { detail: failureDetail(overview.error ?? setUp.error) })}
              <Button size="sm" icon={RotateCw} onClick={retry} loading={overview.isFetching || setUp.isFetching}>
                {t('ui:retry')}
              </Button>
            </span>
          </Banner>
        </div>
      )}
      {isSettingUp(setUp.data) && <SetUpList setUp={setUp.data} />}
      <Stats overview={overview.data} failed={failed} />
      {may('settings') && <Suggestions setUp={setUp.data} failed={failed} />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_368px]">
        {may('all_agenda') && (
          <div className="grid grid-cols-1 gap-6">
            <Upcoming appointments={failed ? [] : overview.data?.upcoming} />
            <Recent appointments={failed ? [] : overview.data?.recent} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-6">
          {isSettingUp(setUp.data) && <YourPage setUp={setUp.data} />}
          {may('month_totals') && overview.data?.revenue && (
            <RevenueByDay overview={overview.data} revenue={overview.data.revenue} />
          )}
        </div>
      </div>
    </div>
  );
}

/** By the salon's clock, not the visitor's. */
function Greeting() {
  const { t, language } = useTranslation('dashboard');
  const { profile, member } = useSession();
  const { date, minutes } = useSalonNow();
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="text-2xl font-semibold text-balance break-words">
        {t(`greeting.${greetingPeriod(minutes)}`, {
          name: member.role === 'owner' ? profile.business_name : member.name.split(' ')[0],
        })}
      </h2>
      <p className="text-muted">{formatLongDate(date, language)}</p>
    </div>
  );
}
