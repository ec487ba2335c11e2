import { overlayLater } from '#web/ui/later.tsx';

/** What somebody opens now and then: not part of the page until then. */
export const PhotoViewer = overlayLater(async () => (await import('./photo-viewer.tsx')).PhotoViewerPanel);
