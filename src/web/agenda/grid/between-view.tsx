import { Hourglass, Plus, SprayCan } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { Between } from './columns.ts';

/** From this height on there is room for a line. */
const ROOM_FOR_WORDS = 24;

/** A pause of a service, in which its professional is free, or the time to clean up after one. Clicks go to the row below. */
export function BetweenView({ between, box }: { between: Between; box: { top: number; height: number } }) {
  const { t } = useTranslation('agenda');
  const { kind, isFree, start, end, tone } = between;
  const minutes = end - start;
  const Icon = kind === 'pause' ? Hourglass : SprayCan;
  return (
    <div
      aria-hidden="true"
      data-between={kind}
      data-staff={tone ?? 1}
      style={box}
      className="between pointer-events-none absolute right-1.25 left-0.75 flex items-center gap-1.5 overflow-hidden pr-2 pl-4 text-xs"
    >
      {box.height >= ROOM_FOR_WORDS && (isFree || kind === 'cleanup') && (
        <>
          <Icon className="size-3.5 flex-none" />
          <span className="truncate">{kind === 'pause' ? t('grid.pause', { count: minutes }) : t('grid.cleanup')}</span>
          {kind === 'pause' && <Plus className="ml-auto size-3.5 flex-none" />}
        </>
      )}
    </div>
  );
}
