import { CalendarDays, CalendarPlus, ReceiptText, UserPlus } from 'lucide-react';
import { bookingForPath, comandaPath, paths } from '#contract/paths.ts';
import type { FoundClient } from '#contract/search/operations.ts';
import { ranked } from '#domain/search/match.ts';
import { capital } from '#domain/shared/capital.ts';
import { useMay, useMember } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import {
  ACTIONS,
  type ActionName,
  CREATING,
  MAIN_ACTIONS,
  mayAct,
  newClientPath,
  SCREEN_ICON,
  type SCREENS,
  screensOf,
} from './actions.ts';
import type { Row } from './row.ts';
import { Sign, useDayWords } from './use-found-rows.tsx';

const MOST_ACTIONS = 5;
const MOST_SCREENS = 4;

/** What is found without asking the server: actions and screens, by their names and by other words. */
export function useLocalRows() {
  const { t } = useTranslation(['search', 'app']);
  const day = useDayWords();
  const member = useMember();
  const may = useMay();
  const offered = (name: ActionName) => mayAct(member, name);

  const action = (name: ActionName, typed = ''): Row => {
    const { icon, ...go } = ACTIONS[name];
    return { key: `action-${name}`, icon: <Sign icon={icon} />, title: t(`actions.${name}.name`), typed, go };
  };

  const screens = () =>
    screensOf(member).map((name) => {
      const { title, inside } = screenWords(name);
      return { id: name, title, inside, name: inside ? `${inside} ${title}` : title, others: t(`pages.${name}`) };
    });

  function screenWords(name: (typeof SCREENS)[number]): { title: string; inside: string } {
    if (name === 'internalProducts' || name === 'resaleProducts')
      return { title: t(`app:menu.${name}`), inside: t('app:groups.products') };
    const inside = name.startsWith('report') && name !== 'reports' ? t('app:titles.reports') : '';
    return { title: name === 'settings' ? t('app:menu.settings') : t(`app:titles.${name}`), inside };
  }

  const actions = () =>
    (Object.keys(ACTIONS) as ActionName[]).filter(offered).map((name) => ({
      id: name,
      name: t(`actions.${name}.name`),
      others: t(`actions.${name}.words`),
    }));

  return {
    main: () => MAIN_ACTIONS.filter(offered).map((name) => action(name)),
    actions: (typed: string) => ranked(actions(), typed, MOST_ACTIONS).map(({ id }) => action(id, typed)),
    screens: (typed: string): Row[] =>
      ranked(screens(), typed, MOST_SCREENS).map(({ id, title, inside }) => ({
        key: `screen-${id}`,
        icon: <Sign icon={SCREEN_ICON} />,
        title,
        typed,
        detail: inside || t('screen'),
        go: { to: paths[id] },
      })),

    /** For the likeliest client. */
    forClient({ id, name, today }: FoundClient, on: string | null): Row[] {
      const book: Row = {
        key: 'for-book',
        icon: <Sign icon={CalendarPlus} />,
        title: t('for.book', { name }),
        detail: on ? capital(t('for.bookOn', { day: day(on) })) : t('for.bookHint'),
        go: { to: bookingForPath(id, on ?? '') },
      };
      const books = may('all_agenda') ? [book] : [];
      if (!today || today.status === 'cancelado' || today.requires_confirmation || !may('payments')) return books;
      const { start_time: time, services } = today;
      const comanda: Row = {
        key: 'for-comanda',
        icon: <Sign icon={ReceiptText} />,
        title: t('for.comanda', { name }),
        detail:
          services.length > 0
            ? t('for.comandaHint', { services: services.join(', '), time })
            : t('for.comandaToday', { time }),
        go: { to: comandaPath(today.id) },
      };
      return [...books, comanda];
    },

    /** The agenda of a day that is named. */
    forDay: (date: string): Row[] => {
      const to = `${paths.agendaDay}?data=${date}`;
      const title = t('for.day', { day: day(date) });
      return may('all_agenda') ? [{ key: 'for-day', icon: <Sign icon={CalendarDays} />, title, go: { to } }] : [];
    },

    /** Where nothing is found. */
    creating: (text: string): Row[] => {
      const client: Row = {
        key: 'action-newClient',
        icon: <Sign icon={UserPlus} />,
        // A number is no name.
        title: /\p{L}/u.test(text) ? t('for.newClient', { text }) : t('actions.newClient.name'),
        go: { to: newClientPath(/\p{L}/u.test(text) ? text : '') },
      };
      return [...(offered('newClient') ? [client] : []), ...CREATING.filter(offered).map((name) => action(name))];
    },
  };
}
