import { useLocation } from 'react-router';
import type { Language } from '#domain/shared/countries.ts';
import { openShortcuts } from '#web/ground/shortcuts.ts';
import type { Deed } from '#web/search/actions.ts';
import { Palette } from '#web/search/palette.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useChangeLanguage } from './language-switch.tsx';
import { switchTheme } from './theme-switch.tsx';
import { useSignOut } from './use-sign-out.ts';

const SPEAKS: Partial<Record<Deed, Language>> = { speakPt: 'pt', speakEn: 'en', speakEs: 'es' };

type Props = OverlayState & {
  /** A sheet lies open above the page that stays: the page begins anew. */
  onLeft: () => void;
};

/** The palette with what the shell does for it. */
export function SearchPalette({ onLeft, ...state }: Props) {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const changeLanguage = useChangeLanguage();

  function act(deed: Deed) {
    const language = SPEAKS[deed];
    if (language) changeLanguage(language);
    else if (deed === 'theme') switchTheme();
    else void signOut();
  }

  function leave(to: string) {
    const isSamePage = to.split('?')[0] === pathname;
    const isAbove = document.querySelectorAll('[role=dialog]').length > 1;
    if (isSamePage && isAbove) onLeft();
  }

  return <Palette {...state} onDeed={act} onLeave={leave} onShortcuts={openShortcuts} />;
}
