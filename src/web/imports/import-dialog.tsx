import { overlayLater } from '#web/ui/later.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import type { AnyField, Imported } from './imported.ts';

/** By itself, and not in a file that other pages need as well. */
const Panel = overlayLater(async () => (await import('./import-panel.tsx')).ImportPanel<AnyField, unknown>);

type Props<Field extends AnyField, Item> = OverlayState & { imported: Imported<Field, Item> };

/** The import of one kind of thing. */
export function ImportDialog<Field extends AnyField, Item>({ imported, ...state }: Props<Field, Item>) {
  return <Panel {...state} imported={imported as unknown as Imported<AnyField, unknown>} />;
}
