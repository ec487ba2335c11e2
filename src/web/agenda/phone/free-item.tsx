import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '#domain/shared/durations.ts';
import { formatTime } from '#domain/shared/time.ts';
import { followPointer } from '../grid/follow-pointer.ts';
import { useAgendaAddress } from '../use-agenda-address.ts';
import type { DayItem } from './day-items.ts';

type Props = { item: Extract<DayItem, { kind: 'free' }>; date: string };

/** A gap: a tap books, a finger that stays blocks. */
export function FreeItem({ item: { start, end, who }, date }: Props) {
  const { t } = useTranslation('agenda');
  const { open } = useAgendaAddress();
  const slot = { date, start_time: formatTime(start), professional_id: who };
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2">
      <p className="pt-2 text-sm font-semibold tabular-nums">
        {formatTime(start)}
        <span className="block text-13 font-normal text-muted">{formatTime(end)}</span>
      </p>
      <button
        type="button"
        aria-label={`${t('grid.freeAt', { time: formatTime(start) })}, ${t('grid.free', { duration: formatDuration(end - start) })}`}
        onPointerDown={({ nativeEvent }) => {
          if (nativeEvent.pointerType === 'mouse') return;
          followPointer(nativeEvent, { onStart: () => open({ kind: 'block', ...slot }) });
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => open({ kind: 'new', ...slot })}
        className="flex min-h-11.5 touch-manipulation items-center gap-2 rounded-control border border-dashed border-control px-3.5 text-sm font-medium text-muted select-none"
      >
        <Plus aria-hidden className="size-4" />
        {t('grid.free', { duration: formatDuration(end - start) })}
      </button>
    </li>
  );
}
