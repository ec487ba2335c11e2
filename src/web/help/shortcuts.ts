import { PAGE_NEEDS } from '#contract/page-needs.ts';
import { paths, salePath } from '#contract/paths.ts';
import type { Needs } from '#domain/members/rights.ts';
import { VISIT_KEYS } from '#web/agenda/visit/visit-keys.ts';

/** `keys` are pressed together; each of several `ways` does the same. What it does is said under `shortcuts.<screen>.<id>`. */
export type Shortcut = { id: string; ways: readonly (readonly string[])[] };

type Screen = 'everywhere' | 'forms' | 'agenda' | 'till' | 'start' | 'charts';
export type ScreenKeys = {
  screen: Screen;
  isAt: (pathname: string) => boolean;
  /** Who may open the screen. */
  needs: Needs;
  shortcuts: readonly Shortcut[];
};

const key = (id: string, ...ways: string[][]): Shortcut => ({ id, ways });
const within =
  (...starts: string[]) =>
  (pathname: string) =>
    starts.some((start) => pathname.startsWith(start));
const isTill = (pathname: string) => pathname === salePath() || /\/comanda$/.test(pathname);

/** Every key that does something of its own, by the screens on which it does. */
export const SCREEN_KEYS: readonly ScreenKeys[] = [
  {
    screen: 'agenda',
    isAt: within(paths.agendaDay, paths.agendaWeek),
    needs: PAGE_NEEDS.agenda,
    shortcuts: [
      key('walk', ['↑'], ['↓'], ['←'], ['→']),
      key('ends', ['Home'], ['End']),
      key('open', ['Enter']),
      key('block', ['Shift', 'Enter']),
      key('move', ['M']),
      key('fine', ['Shift', '↑'], ['Shift', '↓']),
      key('arrived', [VISIT_KEYS.arrived]),
      key('inService', [VISIT_KEYS.in_service]),
      key('noShow', [VISIT_KEYS.no_show]),
    ],
  },
  {
    screen: 'till',
    isAt: isTill,
    needs: PAGE_NEEDS.cashier,
    shortcuts: [key('type', ['A–Z'], ['0–9']), key('add', ['Enter'])],
  },
  {
    screen: 'start',
    isAt: within(paths.servicesStart),
    needs: PAGE_NEEDS.servicesStart,
    shortcuts: [key('nextPrice', ['Enter'], ['↓'], ['↑'])],
  },
  {
    screen: 'charts',
    isAt: within(paths.reports),
    needs: PAGE_NEEDS.reports,
    shortcuts: [key('walkBars', ['←'], ['→'])],
  },
  {
    screen: 'forms',
    isAt: () => false,
    needs: 'member',
    shortcuts: [
      key('save', ['Enter']),
      key('saveAndNew', ['Ctrl', 'Enter']),
      key('close', ['Esc']),
      key('choose', ['↓'], ['Enter']),
      key('step', ['↑'], ['↓']),
    ],
  },
  {
    screen: 'everywhere',
    isAt: () => false,
    needs: 'member',
    shortcuts: [key('search', ['Ctrl', 'K']), key('help', ['?']), key('print', ['Ctrl', 'P'])],
  },
];

/** Those of this screen first, if it may be opened. */
export function keysAt(pathname: string, may: (needs: Needs) => boolean): ScreenKeys[] {
  const here = SCREEN_KEYS.filter(({ isAt, needs }) => isAt(pathname) && may(needs));
  return [...here, ...SCREEN_KEYS.filter(({ screen }) => screen === 'forms' || screen === 'everywhere')];
}
