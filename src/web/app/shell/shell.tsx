import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import { useSession } from '#web/account/session.ts';
import { startLive, stopLive } from '#web/app/live/live.ts';
import { paths } from '#web/app/paths.ts';
import { BannerSpot } from '#web/ui/banner.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { UiProvider } from '#web/ui/provider.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { TrialNotice } from './trial-notice.tsx';

/** A page that fills the screen has nowhere to give way to, and its tools lie at the top: there the banner lies in a corner. */
const inCorner =
  'md:group-has-data-fills-screen/main:fixed md:group-has-data-fills-screen/main:top-auto md:group-has-data-fills-screen/main:right-10 md:group-has-data-fills-screen/main:bottom-10 md:group-has-data-fills-screen/main:w-120';

/** The signed-in layout: side menu (a rail of icons where it is narrow), top bar, the page, and a bar at the foot of a phone. */
export function Page() {
  const { t } = useTranslation('app');
  const { user } = useSession();
  useEffect(() => {
    startLive(user.id);
    return stopLive;
  }, [user.id]);
  return (
    <UiProvider>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skipToContent')}
      </a>
      <div className="min-h-dvh bg-page md:pl-16 wide:pl-60">
        <div className="fixed inset-y-0 left-0 z-20 hidden w-16 flex-col overflow-y-auto border-r border-divider bg-surface md:flex wide:w-60">
          <Link
            to={paths.dashboard}
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
        <div className="flex min-h-dvh min-w-0 flex-col max-md:pb-[calc(64px+env(safe-area-inset-bottom))]">
          <TopBar />
          <main
            id="content"
            tabIndex={-1}
            className="group/main mx-auto w-full max-w-340 flex-1 p-8 outline-none max-md:p-4"
          >
            <BannerSpot className={`sticky top-18 z-10 ${inCorner}`} />
            <Suspense fallback={<SkeletonRows />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
        <BottomBar />
      </div>
      <ScrollRestoration />
    </UiProvider>
  );
}
