import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** What the person chose, and a way to choose. `static/theme.js` turns the choice into `data-theme` on <html>. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, storedChoice), chooseTheme];
}

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem('theme');
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // storage is forbidden in this browser
  }
}

function chooseTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem('theme', choice);
  } catch {
    return;
  }
  window.dispatchEvent(new Event('themechange'));
}

function subscribe(onChange: () => void) {
  window.addEventListener('themechange', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener('themechange', onChange);
    window.removeEventListener('storage', onChange);
  };
}
