import { CalendarDays, CircleQuestionMark, Ellipsis, type LucideIcon, Plus, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type GuardedPage, PAGE_NEEDS } from '#contract/page-needs.ts';
import { paths } from '#contract/paths.ts';
import { PendingCount } from '#web/agenda/requests/pending-count.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LeaveButton } from './leave-button.tsx';
import { isCurrent } from './menu.ts';
import { SideMenu } from './side-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { Who } from './who.tsx';

type Shortcut = { name: GuardedPage; icon: LucideIcon };

const before: Shortcut[] = [
  { name: 'agenda', icon: CalendarDays },
  { name: 'clients', icon: Users },
];
const after: Shortcut[] = [{ name: 'cashier', icon: Wallet }];

const item =
  'relative grid flex-1 justify-items-center gap-0.5 py-1.5 text-xs font-medium text-muted aria-[current=page]:text-brand-text forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2 forced-colors:aria-[current=page]:outline-solid';

/** Shortcuts for the thumb on a phone; the last button opens the rest. */
export function BottomBar() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  const may = useMay();
  const isOpen = ({ name }: Shortcut) => may(PAGE_NEEDS[name]);
  return (
    <>
      <nav
        aria-label={t('shortcuts')}
        className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(64px+env(safe-area-inset-bottom))] items-start border-t border-divider bg-surface px-1 pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {before.filter(isOpen).map((shortcut) => (
          <ShortcutLink key={shortcut.name} {...shortcut} />
        ))}
        {may('all_agenda') && (
          <Link to={`${paths.agendaDay}?novo=`} aria-label={t('book')} className="grid flex-1 place-items-center pt-2">
            <span className="grid size-12 place-items-center rounded-full bg-brand-fill text-on-brand">
              <Plus aria-hidden className="size-6" />
            </span>
          </Link>
        )}
        {after.filter(isOpen).map((shortcut) => (
          <ShortcutLink key={shortcut.name} {...shortcut} />
        ))}
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)} className={item}>
          <Ellipsis aria-hidden strokeWidth={1.75} className="size-6" />
          {t('more')}
        </button>
      </nav>
      <Sheet open={open} onOpenChange={setOpen} title={t('more')}>
        <div className="grid grid-cols-1 gap-6">
          <Who />
          <SideMenu onChoose={() => setOpen(false)} />
          <div className="flex items-end gap-2">
            <div className="flex-1">
              <LanguageSwitch />
            </div>
            <ThemeSwitch />
          </div>
          <TrialNotice />
          <ButtonLink icon={CircleQuestionMark} block onClick={() => setOpen(false)} render={<Link to={paths.help} />}>
            {t('titles.help')}
          </ButtonLink>
          <LeaveButton block onPress={() => setOpen(false)} />
        </div>
      </Sheet>
    </>
  );
}

function ShortcutLink({ name, icon: Icon }: Shortcut) {
  const { t } = useTranslation('app');
  return (
    <Link to={paths[name]} aria-current={isCurrent(name, useLocation()) ? 'page' : undefined} className={item}>
      <Icon aria-hidden strokeWidth={1.75} className="size-6" />
      {t(`menu.${name as 'dashboard'}`)}
      {name === 'agenda' && <PendingCount className="absolute -top-0.5 left-[calc(50%+2px)]" />}
    </Link>
  );
}
