import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useThemeChoice } from '#web/ground/theme.ts';
import { IconButton } from '#web/ui/button.tsx';

export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const [choice, choose] = useThemeChoice();
  const dark = choice === 'dark' || (choice === 'system' && document.documentElement.dataset.theme === 'dark');
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={t(dark ? 'lightTheme' : 'darkTheme')}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  );
}
