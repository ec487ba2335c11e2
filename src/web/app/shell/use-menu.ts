import { useSession } from '#web/ground/session.ts';
import { type MenuEntry, menuOf, startOf } from './menu.ts';

/** What the member at this window may open. */
export const useMenu = (): MenuEntry[] => menuOf(useSession().member);

/** Where the member at this window begins. */
export const useStart = (): string => startOf(useSession().member);
