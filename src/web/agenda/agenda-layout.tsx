import { useQuery } from '@tanstack/react-query';
import { Lock, Plus } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { type GuardedPage, PAGE_NEEDS } from '#contract/page-needs.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { useMay } from '#web/ground/use-may.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { later, useLaterAbove } from '#web/ui/later.tsx';
import { OverlayLoading } from '#web/ui/loading.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { CardMenuProvider } from './card-menu/card-menu.tsx';
import { ReceiveSheets } from './ticket/receive-sheets.tsx';
import { TicketSheets } from './ticket/ticket-sheets.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { WhyButton } from './why/why-button.tsx';

const tabs = [
  { name: 'agendaDay', label: 'tabs.day' },
  { name: 'agendaWeek', label: 'tabs.week' },
  { name: 'agendaPending', label: 'tabs.pending' },
  { name: 'agendaOnline', label: 'tabs.online' },
  { name: 'agendaSettings', label: 'tabs.settings' },
] as const satisfies Array<{ name: GuardedPage; label: string }>;

const diaries: string[] = [paths.agendaDay, paths.agendaWeek];

/** The tabs of the agenda. Day and week fill the screen and scroll inside; the others are pages like any. */
export function Page() {
  const { t } = useTranslation('agenda');
  const may = useMay();
  const { pathname, search } = useLocation();
  const { date, open } = useAgendaAddress();
  const pending = useQuery({ ...api.agenda.pendingCount.queryOptions(), enabled: may('all_agenda') });
  const isDiary = diaries.includes(pathname);
  return (
    <div
      className={classNames(
        '-mt-8 grid grid-cols-1 gap-6 max-md:-mt-4 max-md:gap-4',
        isDiary && 'md:-mb-8 md:flex md:h-[calc(100dvh-60px)] md:min-h-120 md:flex-col md:gap-3 print:m-0 print:h-auto',
      )}
    >
      <div className="no-print flex flex-none items-center gap-3 border-b border-divider max-md:-mx-4 max-md:pl-4 [&>nav]:flex-1 [&>nav]:self-end [&>nav]:border-0 max-md:[&>nav>a]:min-w-11 max-md:[&>nav>a]:justify-center">
        <TabLinks
          label={t('tabs.label')}
          links={tabs
            .filter(({ name }) => may(PAGE_NEEDS[name]))
            .map(({ name, label }) => ({
              // From day to week and back the date stays.
              to: paths[name] + (isDiary && diaries.includes(paths[name]) ? search : ''),
              label: t(label),
              count: name === 'agendaPending' ? pending.data?.count : undefined,
            }))}
        />
        {isDiary && (
          <div className="flex flex-none items-center gap-3 py-2 max-md:hidden">
            <Button icon={Lock} onClick={() => open({ kind: 'block', date })}>
              {t('grid.block')}
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => open({ kind: 'new', date })}>
              {t('grid.book')}
            </Button>
          </div>
        )}
        {isDiary && (
          <div className="flex flex-none md:hidden">
            <WhyButton />
            <IconButton icon={Lock} label={t('grid.block')} onClick={() => open({ kind: 'block', date })} />
          </div>
        )}
      </div>
      <TicketSheets>
        <CardMenuProvider>
          <ReceiveSheets>
            <Outlet />
          </ReceiveSheets>
        </CardMenuProvider>
        <Overlays />
      </TicketSheets>
    </div>
  );
}

const overlays = later(async () => {
  // The appointment's sheet also names clients and products, and asks for the password.
  const [{ AgendaOverlays }] = await Promise.all([
    import('./agenda-overlays.tsx'),
    texts.load(['clients', 'clientCard', 'products', 'account']),
  ]);
  return AgendaOverlays;
});

/** Sheet and dialogs weigh more than the agenda itself: they are loaded when the first of them opens, or while nothing else is to do. */
function Overlays() {
  const { overlay, close } = useAgendaAddress();
  const Loaded = useLaterAbove(overlays, overlay !== null, close);
  if (Loaded) return <Loaded />;
  return overlay && <OverlayLoading />;
}
