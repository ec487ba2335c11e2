import { CalendarDays, CircleQuestionMark, Ellipsis, LogOut, type LucideIcon, Plus, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type PathName, paths } from '#contract/paths.ts';
import { PendingCount } from '#web/agenda/requests/pending-count.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { isCurrent } from './menu.ts';
import { SideMenu } from './side-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { useSignOut } from './use-sign-out.ts';
import { Who } from './who.tsx';

type Shortcut = { name: PathName; icon: LucideIcon };

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
  const signOut = useSignOut();
  return (
    <>
      <nav
        aria-label={t('shortcuts')}
        className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(64px+env(safe-area-inset-bottom))] items-start border-t border-divider bg-surface px-1 pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {before.map((shortcut) => (
          <ShortcutLink key={shortcut.name} {...shortcut} />
        ))}
        <Link to={`${paths.agendaDay}?novo=`} aria-label={t('book')} className="grid flex-1 place-items-center pt-2">
          <span className="grid size-12 place-items-center rounded-full bg-brand-fill text-on-brand">
            <Plus aria-hidden className="size-6" />
          </span>
        </Link>
        {after.map((shortcut) => (
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
          <Button
            icon={LogOut}
            block
            onClick={() => {
              setOpen(false);
              signOut();
            }}
          >
            {t('logOut')}
          </Button>
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
