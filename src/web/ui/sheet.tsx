import { overlayLater } from './later.tsx';

/** A form beside its page: 480 px at the right (a wide one 760), or the whole screen of a phone, where a swipe to the right closes it. */
export const Sheet = overlayLater(async () => (await import('./sheet-panel.tsx')).SheetPanel);
