import { type Opened, readOpened, withOpened, writeOpened } from '#domain/search/opened.ts';
import { store, stored } from '#web/ground/stored.ts';

import { OPENED } from './forget-opened.ts';

/** What was opened from the palette in this browser, for each salon: kinds and ids, no names. Signing out forgets it. */
const nameFor = (salon: string) => OPENED + salon;

export const openedBefore = (salon: string): Opened[] => readOpened(stored(nameFor(salon)) ?? '');

export function rememberOpened(salon: string, one: Opened): void {
  store(nameFor(salon), writeOpened(withOpened(openedBefore(salon), one)));
}

export function keepOpened(salon: string, left: readonly Opened[]): void {
  store(nameFor(salon), writeOpened(left));
}
