import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { store } from '#web/ground/stored.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';

/** `static/theme.js` turns the stored choice, or the system's, into `data-theme` on <html>. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const dark = useSyncExternalStore(subscribe, isDark);
  return <IconButton icon={dark ? Sun : Moon} label={t(dark ? 'lightTheme' : 'darkTheme')} onClick={switchTheme} />;
}

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** From light to dark or back. */
export function switchTheme(): void {
  store('theme', isDark() ? 'light' : 'dark');
  window.dispatchEvent(new Event('themechange'));
}

/** theme.js listens to the same events, and before us. */
function subscribe(onChange: () => void) {
  window.addEventListener('themechange', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener('themechange', onChange);
    window.removeEventListener('storage', onChange);
  };
}
