import '../agenda.css';
import { CalendarX, ChevronDown, Plus } from 'lucide-react';
import { Fragment, type TouchEvent, useEffect, useRef, useState } from 'react';
import { formatDuration } from '#domain/shared/durations.ts';
import { addDays, formatTime } from '#domain/shared/time.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { DiaryState } from '../diary.tsx';
import { ClosedNote } from '../diary-frame.tsx';
import { followPointer } from '../grid/follow-pointer.ts';
import { ProfessionalChips } from '../professional-chips.tsx';
import { useAgendaAddress } from '../use-agenda-address.ts';
import { ReceptionLater } from '../visit/visits-later.tsx';
import { type DayItem, dayItems, foldedCount } from './day-items.ts';
import { ListItem, TimedItem } from './list-item.tsx';

/** A day on a phone: whose, and one row for each appointment; a swipe leads to the next or the previous day. */
export function PhoneDay({ agenda, nowTurn, isOld }: DiaryState) {
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  const { date, shown, show, goTo } = useAgendaAddress();
  const swipe = useSwipe({ onLeft: () => goTo(addDays(date, 1)), onRight: () => goTo(addDays(date, -1)) });
  const day = agenda.days.find((one) => one.date === date);
  const chosen = agenda.professionals.find(({ id }) => id === shown[0])?.id;
  const items = dayItems(agenda, date, chosen, now);
  const list = useRef<HTMLDivElement>(null);
  const isToday = date === now.date && !isOld;
  const cards = agenda.appointments.filter((card) => !chosen || card.professional_id === chosen);
  useEffect(() => {
    if (nowTurn > 0 && isToday) list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'center' });
  }, [nowTurn, isToday]);
  return (
    <div
      ref={list}
      {...swipe}
      aria-busy={isOld || undefined}
      className={classNames('grid min-h-[60dvh] content-start gap-3', isOld && 'opacity-60')}
    >
      <ProfessionalChips professionals={agenda.professionals} chosen={chosen ? [chosen] : []} onChoose={show} />
      {day && <ClosedNote day={day} />}
      {isToday && <ReceptionLater cards={cards} professionals={agenda.professionals} now={now} />}
      {!items.some(({ kind }) => kind === 'block') && <EmptyState picture={CalendarX} title={t('grid.noneThisDay')} />}
      <DayList key={date} items={items} folded={foldedCount(items, date, now)} date={date} isEverybody={!chosen} />
    </div>
  );
}

type ListProps = { items: readonly DayItem[]; folded: number; date: string; isEverybody: boolean };

function DayList({ items, folded, date, isEverybody }: ListProps) {
  const now = useSalonNow();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const hidden = isUnfolded ? [] : items.slice(0, folded);
  const listed = items.slice(hidden.length);
  const next = date === now.date ? listed.findIndex(({ start }) => start > now.minutes) : -1;
  return (
    // Takes the focus when the focused item is removed.
    <ul tabIndex={-1} data-day className="grid grid-cols-1 gap-2 outline-none">
      {hidden.length > 0 && <Folded items={hidden} onUnfold={() => setIsUnfolded(true)} />}
      {listed.map((item, index) => (
        <Fragment key={item.kind === 'free' ? `free ${item.start}` : item.block.id}>
          {index === next && <Now minutes={now.minutes} />}
          {item.kind === 'free' ? (
            <FreeItem item={item} date={date} />
          ) : (
            <ListItem block={item.block} isEverybody={isEverybody} now={date === now.date ? now : undefined} />
          )}
        </Fragment>
      ))}
    </ul>
  );
}

function Now({ minutes }: { minutes: number }) {
  return (
    <li
      data-now
      className="grid grid-cols-[3rem_1fr] items-center gap-2 py-0.5 text-13 font-semibold tabular-nums after:h-0.5 after:rounded-full after:bg-now"
    >
      {formatTime(minutes)}
    </li>
  );
}

/** Earlier appointments share one row. */
function Folded({ items, onUnfold }: { items: readonly DayItem[]; onUnfold: () => void }) {
  const { t } = useTranslation('agenda');
  const end = Math.max(...items.map((item) => item.end));
  return (
    <li className="pl-14">
      <button
        type="button"
        onClick={onUnfold}
        className="flex min-h-11 w-full items-center gap-2 rounded-control bg-subtle px-3 text-sm text-muted"
      >
        <ChevronDown aria-hidden className="size-4" />
        <span className="flex-1 text-left">{t('grid.earlier', { count: items.length })}</span>
        <span className="tabular-nums">
          {formatTime(items[0]?.start ?? 0)} – {formatTime(end)}
        </span>
      </button>
    </li>
  );
}

const FAR = 70;

/** A finger that goes far to one side and hardly up or down. */
function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, other] = [touches[0], touches[1]];
      start.current = touch && !other ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]];
      start.current = undefined;
      if (!from || !to || Math.abs(to.clientY - from.y) > FAR / 2) return;
      if (to.clientX - from.x < -FAR) onLeft();
      if (to.clientX - from.x > FAR) onRight();
    },
  };
}

type FreeItemProps = { item: Extract<DayItem, { kind: 'free' }>; date: string };

/** A gap: a tap books, a long press blocks. */
function FreeItem({ item: { start, end, who }, date }: FreeItemProps) {
  const { t } = useTranslation('agenda');
  const { open } = useAgendaAddress();
  const free = t('grid.free', { duration: formatDuration(end - start) });
  const slot = { date, start_time: formatTime(start), professional_id: who };
  return (
    <TimedItem start={start} end={end}>
      <button
        type="button"
        aria-label={`${t('grid.freeAt', { time: formatTime(start) })}, ${free}`}
        onPointerDown={({ nativeEvent }) => {
          if (nativeEvent.pointerType === 'mouse') return;
          followPointer(nativeEvent, { onStart: () => open({ kind: 'block', ...slot }) });
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => open({ kind: 'new', ...slot })}
        className="flex min-h-11.5 touch-manipulation items-center gap-2 rounded-control border border-dashed border-control px-3.5 text-sm font-medium text-muted select-none"
      >
        <Plus aria-hidden className="size-4" />
        {free}
      </button>
    </TimedItem>
  );
}
