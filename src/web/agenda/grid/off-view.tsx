import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { InLane } from '#domain/agenda/grid.ts';
import { useOffLabel } from '../labels.ts';
import { boxOf } from './box.ts';
import type { OffBlock } from './columns.ts';

type Props = { placed: InLane<OffBlock>; from: number; isTabStop: boolean };

/** Time that a professional has blocked: hatched, the reason on a plate. */
export const OffView = memo(function OffView({ placed, from, isTabStop }: Props) {
  const { block } = placed;
  const { word, label } = useOffLabel(block);
  return (
    <div
      data-block={block.id}
      style={boxOf(placed, from)}
      className="time-off absolute flex items-start overflow-hidden rounded-control p-1"
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-cursor={isTabStop || undefined}
        aria-label={label}
        className="flex max-w-full items-center gap-1.5 rounded-control bg-surface px-1.5 py-px text-xs font-medium outline-none after:absolute after:inset-0"
      >
        <Lock aria-hidden className="size-3.25 flex-none" />
        <span className="truncate">{word}</span>
      </button>
    </div>
  );
});
