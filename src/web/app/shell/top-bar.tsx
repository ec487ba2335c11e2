import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/ground/session.ts';
import { SearchPill } from '#web/search/search-pill.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { BannerSpot } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LeaveButton } from './leave-button.tsx';
import { PAGE_TITLE, usePageTitle } from './page-title.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Who } from './who.tsx';

type Props = { isPageOpen: boolean; onSearch: () => void };

export function TopBar({ isPageOpen, onSearch }: Props) {
  const { t } = useTranslation('app');
  const { profile } = useSession();
  return (
    <header className="print-flush sticky top-0 z-15 flex-none border-b border-divider bg-surface px-8 max-md:px-4">
      <div className="flex min-h-15 items-center gap-2 max-md:min-h-14">
        <div className="relative flex min-w-0 flex-1 items-center self-stretch">
          <h1 id={PAGE_TITLE} className="min-w-0 text-xl font-semibold wrap-anywhere">
            {usePageTitle(isPageOpen)}
          </h1>
          <BannerSpot />
        </div>
        {/* A paper that leaves the house says whose it is. */}
        <p className="hidden text-base print:block">{profile.business_name}</p>
        <SearchPill onSearch={onSearch} />
        <span className="no-print flex items-center gap-1 max-md:hidden">
          <LanguageSwitch />
          <ThemeSwitch />
          <ButtonLink
            variant="ghost"
            icon={CircleQuestionMark}
            aria-label={t('titles.help')}
            title={t('titles.help')}
            render={<Link to={paths.help} />}
          />
        </span>
        <span className="no-print mx-2 max-w-64 min-w-0 max-[56.25rem]:mx-0 max-md:hidden">
          <Who isInTopBar />
        </span>
        {/* On a phone it lies behind "more": here a thumb would hit it by mistake. */}
        <LeaveButton variant="ghost" className="max-md:hidden" />
      </div>
      <BannerSpot lasting />
    </header>
  );
}
