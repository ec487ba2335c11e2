import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { store } from '#web/ground/stored.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';

/** `static/theme.js` turns the stored choice, or the system's, into `data-theme` on <html>. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const dark = useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'dark');
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={t(dark ? 'lightTheme' : 'darkTheme')}
      onClick={() => {
        store('theme', dark ? 'light' : 'dark');
        window.dispatchEvent(new Event('themechange'));
      }}
    />
  );
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
