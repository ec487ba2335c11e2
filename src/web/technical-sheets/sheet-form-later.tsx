import { overlayLater } from '#web/ui/later.tsx';

/** What somebody opens now and then: not part of the page until then. */
export const SheetForm = overlayLater(async () => (await import('./sheet-form.tsx')).SheetFormPanel);
