import { paths, salePath } from '#contract/paths.ts';
import { VISIT_KEYS } from '#web/agenda/visit/visit-keys.ts';

/** `keys` are pressed together; each of several `ways` does the same. What it does is said under `shortcuts.<screen>.<id>`. */
export type Shortcut = { id: string; ways: readonly (readonly string[])[] };

type Screen = 'everywhere' | 'forms' | 'agenda' | 'till' | 'start' | 'charts';
export type ScreenKeys = { screen: Screen; isAt: (pathname: string) => boolean; shortcuts: readonly Shortcut[] };

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
  { screen: 'till', isAt: isTill, shortcuts: [key('type', ['A–Z'], ['0–9']), key('add', ['Enter'])] },
  { screen: 'start', isAt: within(paths.servicesStart), shortcuts: [key('nextPrice', ['Enter'], ['↓'], ['↑'])] },
  { screen: 'charts', isAt: within(paths.reports), shortcuts: [key('walkBars', ['←'], ['→'])] },
  {
    screen: 'forms',
    isAt: () => false,
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
    shortcuts: [key('search', ['Ctrl', 'K']), key('help', ['?']), key('print', ['Ctrl', 'P'])],
  },
];

/** Those of this screen first. */
export function keysAt(pathname: string): ScreenKeys[] {
  const here = SCREEN_KEYS.filter(({ isAt }) => isAt(pathname));
  return [...here, ...SCREEN_KEYS.filter(({ screen }) => screen === 'forms' || screen === 'everywhere')];
}
