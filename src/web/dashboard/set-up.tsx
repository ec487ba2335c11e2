import './set-up.css';
import {
  Check,
  ChevronRight,
  Clock,
  IdCard,
  Link2,
  type LucideIcon,
  Scissors,
  Share2,
  Store,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import type { SetUp } from '#contract/dashboard/operations.ts';
import { type PathName, paths } from '#contract/paths.ts';
import {
  listOf,
  progressOf,
  runOfDays,
  type SetUpStep,
  type ShownStep,
  STEP_MINUTES,
} from '#domain/dashboard/set-up.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Where each is done. */
const places: Record<SetUpStep, { path: PathName; icon: LucideIcon }> = {
  services: { path: 'servicesStart', icon: Scissors },
  salon: { path: 'settings', icon: Store },
  hours: { path: 'agendaSettings', icon: Clock },
  team: { path: 'team', icon: IdCard },
  clients: { path: 'clients', icon: Users },
  page: { path: 'salonPage', icon: Link2 },
  link: { path: 'agendaOnline', icon: Share2 },
};

/** Whether there is still something to do, and the owner wants to see it. */
export const isSettingUp = (setUp: SetUp | undefined): setUp is SetUp =>
  setUp !== undefined && !setUp.is_hidden && setUp.steps.some(({ done_on }) => done_on === null);

/** The first steps of a new salon, which vanish as they are done. */
export function SetUpList({ setUp }: { setUp: SetUp }) {
  const { t } = useTranslation(['dashboard', 'agenda']);
  const { done, all, minutes } = progressOf(setUp.steps);
  const { save, isSaving } = useSave({
    send: client.dashboard.changeSetUpShown,
    // The button goes with the list: the keyboard continues on the page.
    onSaved: () => document.getElementById('content')?.focus(),
    success: t('setUp.hidden'),
    changed: ['set_up'],
    failure: (error) => t('setUp.hideFailed', { detail: failureDetail(error) }),
  });
  return (
    <Card aria-labelledby="set-up" className="set-up grid overflow-hidden">
      <div className="set-up-head">
        <Ring done={done} all={all} />
        <h2 id="set-up" className="text-xl font-semibold">
          {t('setUp.title')}
        </h2>
        <p className="text-sm text-muted">{t('setUp.text', { count: minutes })}</p>
        <Button variant="ghost" size="sm" className="-ml-2.5" loading={isSaving} onClick={() => save({ shown: false })}>
          {t('setUp.hide')}
        </Button>
      </div>
      <ol className="divide-y divide-divider">
        {listOf(setUp.steps, setUp.today).map((step) => (
          <Step key={step.name} step={step} setUp={setUp} />
        ))}
      </ol>
    </Card>
  );
}

const RADIUS = 41;
const ROUND = 2 * Math.PI * RADIUS;
const FROM_THE_TOP = { rotate: '-90deg' };

function Ring({ done, all }: { done: number; all: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <div role="img" aria-label={t('setUp.progress', { done, all })} className="set-up-ring relative">
      <svg
        aria-hidden="true"
        viewBox="0 0 96 96"
        fill="none"
        strokeWidth="8"
        style={FROM_THE_TOP}
        className="size-full"
      >
        <circle cx="48" cy="48" r={RADIUS} stroke="var(--color-divider)" />
        {done > 0 && (
          <circle
            cx="48"
            cy="48"
            r={RADIUS}
            strokeLinecap="round"
            strokeDasharray={`${(ROUND * done) / all} ${ROUND}`}
            stroke="var(--color-brand-fill)"
          />
        )}
      </svg>
      <b aria-hidden="true" className="absolute inset-0 grid place-items-center text-sm font-semibold">
        {t('setUp.progress', { done, all })}
      </b>
    </div>
  );
}

function Step({ step: { name, number, state }, setUp }: { step: ShownStep; setUp: SetUp }) {
  const { t } = useTranslation('dashboard');
  const there = useWhatIsThere(setUp);
  const { path, icon } = places[name];
  const link = <Link to={paths[path]} />;
  if (state === 'done') {
    return (
      <li className="set-up-step">
        <span className="grid size-6 place-items-center rounded-full bg-success-bg text-success-text">
          <Check aria-hidden className="size-3.5" />
          <span className="sr-only">{t('setUp.done')}</span>
        </span>
        <s className="text-muted">{t(`setUp.${name}.title`)}</s>
        <span className="text-right text-13 text-muted max-md:hidden">{there(name)}</span>
      </li>
    );
  }
  const isNext = state === 'next';
  return (
    <li aria-current={isNext ? 'step' : undefined} className="set-up-step">
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-6 place-items-center rounded-full border text-13',
          isNext ? 'border-brand-text text-brand-text' : 'border-control text-muted',
        )}
      >
        {number}
      </span>
      <span className="min-w-0">
        <span className={classNames('block', isNext ? 'font-semibold' : 'font-medium')}>
          {t(`setUp.${name}.title`)}
        </span>
        <span className="block text-13 text-muted">
          {t(`setUp.${name}.text`)} {t('setUp.minutes', { count: STEP_MINUTES[name] })}
        </span>
      </span>
      {isNext ? (
        <ButtonLink variant="primary" icon={icon} render={link}>
          {t(`setUp.${name}.action`)}
        </ButtonLink>
      ) : (
        <ButtonLink variant="ghost" size="sm" className="text-brand-text!" render={link}>
          <span className="max-md:sr-only">{t(`setUp.${name}.action`)}</span>
          <ChevronRight aria-hidden className="size-5 md:hidden" />
        </ButtonLink>
      )}
    </li>
  );
}

/** "14 serviços", "terça-feira a sábado". */
function useWhatIsThere(setUp: SetUp): (name: SetUpStep) => string {
  const { t } = useTranslation(['dashboard', 'agenda']);
  const weekday = (day: number) => t(`agenda:weekdaysInside.${day as 0}`);
  function hours() {
    const run = runOfDays(setUp.open_weekdays);
    if (!run) return t('setUp.there.days', { count: setUp.open_weekdays.length });
    return run.first === run.last
      ? weekday(run.first)
      : t('setUp.there.run', { first: weekday(run.first), last: weekday(run.last) });
  }
  return (name) => {
    if (name === 'services' || name === 'clients' || name === 'team') {
      return t(`setUp.there.${name}`, { count: setUp[name] });
    }
    if (name === 'hours') return hours();
    if (name === 'salon') return t('setUp.there.salon');
    return name === 'page' ? `${location.host}/s/${setUp.page_name}` : '';
  };
}
