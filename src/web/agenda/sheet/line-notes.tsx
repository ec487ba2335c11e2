import { TriangleAlert } from 'lucide-react';
import type { LineForm } from '#contract/agenda/appointments-forms.ts';
import { fittedParts } from '#domain/services/parts.ts';
import { doesService, type Offered } from '#domain/services/who-does-what.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

type Props = {
  line: LineForm;
  service: Offered | undefined;
  worker: { id: string };
  names: ReadonlyArray<{ id: string; nome: string }>;
};

/** What price and time do not say: that its professional does not do it, its pauses, and the minutes to clean up. */
export function LineNotes({ line, service, worker, names }: Props) {
  const { t } = useTranslation('agenda');
  const name = names.find(({ id }) => id === worker.id)?.nome;
  const isOdd = service !== undefined && name !== undefined && !doesService(service, worker.id);
  const minutes = line.duration_minutes;
  const pause = fittedParts(line.parts ?? [], minutes)
    .filter((_, index) => index % 2 === 1)
    .reduce((sum, part) => sum + part, 0);
  const cleanup = line.cleanup_minutes ?? 0;
  const notes = [
    pause > 0 && t('sheet.withPause', { duration: formatDuration(minutes), pause: formatDuration(pause) }),
    cleanup > 0 && t('sheet.withCleanup', { duration: formatDuration(cleanup) }),
  ].filter(Boolean);
  return (
    <div role="status" className="col-span-full grid gap-1 text-13 empty:hidden md:order-last">
      {isOdd && (
        <p className="flex gap-1.5 font-medium text-pending-text">
          <TriangleAlert aria-hidden className="mt-px size-4 flex-none" />
          {t('sheet.notDoneBy', { name })}
        </p>
      )}
      {notes.length > 0 && <p className="text-muted tabular-nums">{notes.join(' · ')}</p>}
    </div>
  );
}
