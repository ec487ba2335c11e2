import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#web/ui/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { usePageTitle } from './page-title.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSignOut } from './use-sign-out.ts';
import { Who } from './who.tsx';

export function TopBar() {
  const { t } = useTranslation('app');
  const signOut = useSignOut();
  return (
    <header className="sticky top-0 z-15 flex h-15 flex-none items-center gap-2 border-b border-divider bg-surface px-8 max-md:h-14 max-md:px-4">
      <h1 className="min-w-0 flex-1 truncate text-xl font-semibold">{usePageTitle()}</h1>
      <span className="flex items-center gap-1 max-md:hidden">
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
      <span className="mx-2 max-w-64 min-w-0 max-[56.25rem]:hidden">
        <Who />
      </span>
      <Button variant="ghost" icon={LogOut} className="max-md:hidden" onClick={signOut}>
        {t('logOut')}
      </Button>
      <IconButton icon={LogOut} label={t('logOut')} className="md:hidden" onClick={signOut} />
    </header>
  );
}
