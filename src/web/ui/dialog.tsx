import { overlayLater } from './later.tsx';

/** A question or a short form above the page. On a phone it rises from the bottom at full width, near the thumb. */
export const Dialog = overlayLater(async () => (await import('./dialog-panel.tsx')).DialogPanel);
