import { useQuery } from '@tanstack/react-query';
import {
  CalendarPlus,
  Clock,
  IdCard,
  KeyRound,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  MonitorSmartphone,
  Scissors,
  Share2,
  Users,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router';
import { type GuardedPage, PAGE_NEEDS } from '#contract/page-needs.ts';
import { paths } from '#contract/paths.ts';
import { supportHref } from '#domain/shared/support.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { SCREEN_KEYS } from './shortcuts.ts';

const topics = [
  { name: 'services', page: 'servicesStart', icon: Scissors, to: paths.servicesStart },
  { name: 'team', page: 'team', icon: IdCard, to: paths.team },
  { name: 'hours', page: 'agendaSettings', icon: Clock, to: paths.agendaSettings },
  { name: 'clients', page: 'clients', icon: Users, to: paths.clients },
  { name: 'booking', page: 'agendaDay', icon: CalendarPlus, to: `${paths.agendaDay}?novo=` },
  { name: 'paying', page: 'cashier', icon: Wallet, to: paths.cashier },
  { name: 'link', page: 'agendaOnline', icon: Share2, to: paths.agendaOnline },
  { name: 'access', page: 'members', icon: KeyRound, to: paths.members },
  { name: 'desk', page: 'settings', icon: MonitorSmartphone, to: paths.settings },
] as const satisfies Array<{ name: string; page: GuardedPage; icon: LucideIcon; to: string }>;

/** What a new salon asks in its first hour, whom to ask, and every key: as far as the member may open where it is. */
export function Page() {
  const { t } = useTranslation('help');
  const may = useMay();
  const shown = topics.filter(({ page }) => may(PAGE_NEEDS[page]));
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[minmax(0,1fr)_368px]">
      <div className="grid grid-cols-1 gap-6 max-md:gap-4">
        {shown.length > 0 && (
          <Card>
            <CardHead title={t('firstHour')} />
            <ul className="divide-y divide-divider">
              {shown.map(({ name, icon: Icon, to }) => (
                <li key={name} className="flex gap-4 px-6 py-4 max-md:px-4">
                  <span className="grid size-10 flex-none place-items-center rounded-card bg-brand-tint-strong text-brand-text">
                    <Icon aria-hidden strokeWidth={1.75} className="size-5" />
                  </span>
                  <div className="grid min-w-0 flex-1 justify-items-start gap-1">
                    <h3 className="font-semibold">{t(`topics.${name}.title`)}</h3>
                    <p className="text-sm text-muted">{t(`topics.${name}.text`)}</p>
                    <TextLink render={<Link to={to} />}>{t(`topics.${name}.go`)}</TextLink>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {may('settings') && <SetUpAgain />}
        <Contact />
      </div>
      <Card>
        <CardHead title={t('keys.title')} />
        <CardBody className="grid gap-6">
          {SCREEN_KEYS.filter(({ needs }) => may(needs))
            .toReversed()
            .map((keys) => (
              <ShortcutList key={keys.screen} {...keys} />
            ))}
        </CardBody>
      </Card>
    </div>
  );
}

/** Where the owner has put the first steps away, and some are left. */
function SetUpAgain() {
  const { t } = useTranslation('help');
  const { data } = useQuery(api.dashboard.setUp.queryOptions());
  const { save, isSaving } = useSave({
    send: client.dashboard.changeSetUpShown,
    // The button goes with its card: the keyboard continues on the page.
    onSaved: () => document.getElementById('content')?.focus(),
    success: t('setUp.back'),
    changed: ['set_up'],
    failure: (error) => t('setUp.failed', { detail: failureDetail(error) }),
  });
  if (!data?.is_hidden || data.steps.every(({ done_on }) => done_on !== null)) return null;
  return (
    <Card>
      <CardHead title={t('setUp.title')} />
      <CardBody className="flex flex-wrap items-center gap-4">
        <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t('setUp.text')}</p>
        <Button icon={ListChecks} loading={isSaving} onClick={() => save({ shown: true })}>
          {t('setUp.show')}
        </Button>
      </CardBody>
    </Card>
  );
}

/** Only where somebody is named. */
function Contact() {
  const { t } = useTranslation('help');
  const { data } = useQuery(api.account.support.queryOptions());
  if (!data?.contact) return null;
  return (
    <Card>
      <CardHead title={t('contact.title')} />
      <CardBody className="flex flex-wrap items-center gap-3">
        <MessageCircleQuestionMark aria-hidden strokeWidth={1.75} className="size-5 text-brand-text" />
        <p className="min-w-0 flex-1 text-sm wrap-anywhere">
          {t('contact.text')} <TextLink render={<a href={supportHref(data.contact)} />}>{data.contact}</TextLink>
        </p>
      </CardBody>
    </Card>
  );
}
