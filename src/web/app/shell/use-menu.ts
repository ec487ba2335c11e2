import { useSession } from '#web/ground/session.ts';
import { type MenuEntry, menuOf } from './menu.ts';

/** What the member at this window may open. */
export const useMenu = (): MenuEntry[] => menuOf(useSession().member);
