import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useBlocker, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { startLive, stopLive } from '#web/ground/live/live.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { loadAhead } from '#web/ui/later.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { usePrintKey } from '#web/ui/print-whole.ts';
import { UiProvider } from '#web/ui/provider.tsx';
import { FailureDetail } from '#web/ui/query.tsx';
import { SkipLinks } from '#web/ui/skip-links.tsx';
import { forgetUnsaved, hasUnsaved, hasUnsavedOnPage } from '#web/ui/unsaved.ts';
import { CountryContext } from '#web/ui/use-place.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { Guarded, useStanding } from '../guarded.tsx';
import { AccessEnded } from './access-ended.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DeskLock } from './desk-lock.tsx';
import { HelpKey } from './help-key.tsx';
import { PAGE_TITLE, usePageHandle } from './page-title.ts';
import { SessionLost } from './session-lost.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { TwoStepAsked } from './two-step-asked.tsx';
import { useSearch } from './use-search.tsx';

/** The signed-in layout: side menu (a rail of icons where it is narrow), top bar, the page, and a bar at the foot of a phone. */
export function Page() {
  const { t } = useTranslation('app');
  const { user, profile } = useSession();
  const standing = useStanding();
  const page = usePageHandle();
  const hasOwnFoot = standing.isOpen && page?.hasOwnFoot === true;
  useEffect(() => {
    startLive(profile.id);
    return stopLive;
  }, [profile.id]);
  usePrintKey();
  const search = useSearch();
  return (
    <UiProvider>
      <SkipLinks>{t('skipToContent')}</SkipLinks>
      <div className="print-flush min-h-dvh bg-page md:pl-16 wide:pl-60">
        <div className="no-print fixed inset-y-0 left-0 z-20 hidden w-16 flex-col overflow-y-auto border-r border-divider bg-surface md:flex wide:w-60">
          <Link
            to={paths.home}
            aria-label="Madeixa"
            className="mb-3 flex h-15 flex-none items-center gap-2.5 text-base font-semibold max-wide:justify-center wide:px-5"
          >
            <LogoMark />
            <span className="max-wide:hidden">Madeixa</span>
          </Link>
          <SideMenu />
          <div className="mt-auto p-3 max-wide:hidden">
            <TrialNotice />
          </div>
        </div>
        <div
          className={classNames(
            'print-flush flex min-h-dvh min-w-0 flex-col',
            !hasOwnFoot && 'max-md:pb-[calc(64px+env(safe-area-inset-bottom))]',
          )}
        >
          <TopBar isPageOpen={standing.isOpen} onSearch={() => search.open()} />
          <main
            id="content"
            aria-labelledby={PAGE_TITLE}
            tabIndex={-1}
            className="mx-auto w-full max-w-340 flex-1 p-8 outline-none max-md:p-4"
          >
            <Suspense fallback={<SkeletonRows />}>
              {/* Another person's page begins anew, and that of another salon: nothing typed in this one goes with it. */}
              <CountryContext value={profile.country}>
                <FailureDetail value={failureDetail}>
                  <Guarded {...standing}>
                    <Outlet key={`${user.id} ${profile.id} ${search.left}`} />
                  </Guarded>
                </FailureDetail>
              </CountryContext>
            </Suspense>
          </main>
        </div>
        {!hasOwnFoot && <BottomBar />}
      </div>
      <ScrollRestoration />
      <LeaveGuard />
      <SessionLost />
      <AccessEnded />
      <TwoStepAsked />
      <DeskLock />
      <HelpKey />
      {search.palette}
      <LoadAhead />
    </UiProvider>
  );
}

/** Once a page has its data, what it may open is fetched: a sheet then opens at once. */
function LoadAhead() {
  const { pathname } = useLocation();
  const isBusy = useIsFetching() > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => (isBusy ? undefined : whenIdle(loadAhead)), [isBusy, pathname]);
  return null;
}

/** The browser's Back asks too before something typed is lost; of what stands on the page itself, so do its links and the menu's. */
function LeaveGuard() {
  const mayDiscard = useDiscardQuestion();
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) =>
    historyAction === 'POP' ? hasUnsaved() : hasUnsavedOnPage() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    mayDiscard().then((agreed) => {
      if (!agreed) return blocker.reset();
      forgetUnsaved();
      blocker.proceed();
    });
  }, [blocker, mayDiscard]);
  return null;
}
