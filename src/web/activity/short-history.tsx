import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { ShortEntity } from '#domain/activity/filters.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { later, useLater } from '#web/ui/later.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';

const lines = later(async () => {
  const [part] = await Promise.all([import('./short-lines.tsx'), texts.load(['activity'])]);
  return part.ShortLines;
});

/** `isOnPage`: it has no card or sheet around it. */
type Props = { entity: ShortEntity; id: string; isOnPage?: boolean };

/** Folded below a thing: what happened to it, and by whom. Nothing of it is asked for before somebody unfolds it. */
export function ShortHistory({ entity, id, isOnPage }: Props) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const Lines = useLater(lines, isOpen, () => setOpen(false));
  return (
    <section
      className={classNames(
        'no-print overflow-hidden rounded-card border border-divider',
        isOnPage && 'bg-surface shadow-1',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-2 px-4 text-left font-medium hover:bg-page md:px-6 md:text-sm dark:hover:bg-subtle"
      >
        <ChevronRight
          aria-hidden
          className={classNames('size-4 text-muted transition-transform', isOpen && 'rotate-90')}
        />
        {t('history')}
      </button>
      <div id={panelId} hidden={!isOpen} className="border-t border-divider [&[hidden]]:hidden">
        {isOpen && (Lines ? <Lines entity={entity} id={id} /> : <SkeletonRows rows={3} />)}
      </div>
    </section>
  );
}
