import { texts } from '#web/texts/texts.ts';
import { overlayLater } from '#web/ui/later.tsx';

/** Loaded with its texts once a search offers to make a service, or while nothing else is to do. */
export const NewServiceLater = overlayLater(async () => {
  const [{ NewServiceDialog }] = await Promise.all([import('./form/new-service-dialog.tsx'), texts.load(['services'])]);
  return NewServiceDialog;
});
