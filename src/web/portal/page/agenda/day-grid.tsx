import { Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PortalAgenda, PortalDay } from '#contract/portal/appointments.ts';
import { inLanes, type Stretch, stretchBetween, uncovered } from '#domain/agenda/grid.ts';
import { freeSlots, isClosed, shownHours } from '#domain/portal/day.ts';
import { formatTime } from '#domain/shared/time.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useClock, useSession } from '../session.ts';
import { useWriting } from '../use-writing.ts';
import type { Opened } from './appointment-draft.ts';
import { AppointmentBlock, OffBlock } from './block-view.tsx';
import { blocksOf, takesTime } from './blocks.ts';
import type { Say } from './visit.tsx';

/** Half an hour is as high as a fingertip. */
const HOUR_PIXELS = 96;
const pixels = (minutes: number) => (minutes / 60) * HOUR_PIXELS;

/** Hour labels this close to the current time are hidden by it. */
const NEAR_NOW = 12;

const LOOKED = 'now was looked for';

type Props = {
  date: string;
  agenda: PortalAgenda;
  day: PortalDay | undefined;
  onOpen: (opened: Opened) => void;
  onSay: Say;
};

/** The hours of a day with their appointments; a free slot starts a new one. */
export function DayGrid({ date, agenda, day, onOpen, onSay }: Props) {
  const { t } = useTranslation('portal');
  const writing = useWriting();
  const now = useClock();
  const blocks = blocksOf(agenda, date);
  const work = (day?.work ?? []).map(({ start_time, end_time }) => stretchBetween(start_time, end_time));
  // A block of a whole day must not extend the hours into the night.
  const hours = shownHours([...work, ...blocks.filter((block) => 'appointment' in block)]);
  const tone = toneOf(agenda.professional.color) ?? 1;
  const slots = isClosed(day)
    ? []
    : freeSlots(
        hours,
        blocks.filter(takesTime).map(({ start, until }) => ({ start, end: until })),
      );
  const box = ({ start, end }: Stretch) => ({
    top: pixels(Math.max(start, hours.start) - hours.start),
    height: pixels(Math.min(end, hours.end) - Math.max(start, hours.start)),
  });
  const isNowShown = now.date === date && hours.start <= now.minutes && now.minutes < hours.end;
  const marks = Array.from({ length: (hours.end - hours.start) / 60 + 1 }, (_, hour) => hours.start + hour * 60);
  const isReadable = (minute: number) => !isNowShown || Math.abs(minute - now.minutes) > NEAR_NOW;

  return (
    <div className="mr-4 mb-8 ml-4 grid grid-cols-[48px_minmax(0,1fr)] border-t border-divider">
      <div aria-hidden="true" className="relative text-xs text-muted tabular-nums">
        {marks.filter(isReadable).map((minute) => (
          <span
            key={minute}
            style={{ top: pixels(minute - hours.start) }}
            className="absolute right-2.5 not-first:-translate-y-1/2 first:translate-y-0.5"
          >
            {formatTime(minute)}
          </span>
        ))}
      </div>
      <div
        className="agenda-lines relative"
        style={{
          height: pixels(hours.end - hours.start),
          backgroundSize: `100% ${HOUR_PIXELS}px, 100% ${HOUR_PIXELS / 2}px`,
          backgroundPositionY: -1,
        }}
      >
        {uncovered(hours, work).map((shut) => (
          <div key={shut.start} data-shut className="agenda-shut absolute inset-x-0 bg-subtle/75" style={box(shut)} />
        ))}
        <Slots slots={slots} box={box} onPick={(start) => onOpen({ start: formatTime(start) })} />
        {/* Below the cards: across a name it would look crossed out, like a cancelled one. */}
        {isNowShown && <NowLine minutes={now.minutes} from={hours.start} />}
        <ul
          aria-label={t('page.agenda.list', { date: writing.date(date) })}
          className="pointer-events-none absolute inset-0 [&>*]:pointer-events-auto"
        >
          {inLanes(blocks).map(({ block, lane, lanes, shownUntil }) => {
            const place = {
              ...box({ start: block.start, end: shownUntil }),
              left: `${(100 / lanes) * lane}%`,
              width: `calc(${100 / lanes}% - ${lane < lanes - 1 ? 2 : 0}px)`,
            };
            const style = { ...place, height: Math.max(0, place.height - 2) };
            if (style.height === 0) return null;
            return 'off' in block ? (
              <OffBlock key={block.id} block={block} style={style} />
            ) : (
              <AppointmentBlock
                key={block.id}
                appointment={block.appointment}
                tone={tone}
                style={style}
                onOpen={() => onOpen(block.appointment)}
                onSay={onSay}
              />
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** In the text's colour, because the others mean a status. */
function NowLine({ minutes, from }: { minutes: number; from: number }) {
  const line = useRef<HTMLDivElement>(null);
  const { kept } = useSession();
  // Late in the day, scrolls from the morning to now, but only once: afterwards the tab opens at its top.
  useEffect(() => {
    if (kept.has(LOOKED)) return;
    kept.set(LOOKED, true);
    const { top = 0 } = line.current?.getBoundingClientRect() ?? {};
    if (top > innerHeight * 0.9) line.current?.scrollIntoView({ block: 'center' });
  }, [kept]);
  return (
    <div
      ref={line}
      aria-hidden="true"
      style={{ top: pixels(minutes - from) - 1 }}
      className="pointer-events-none absolute right-0 -left-1.5 border-t-2 border-now"
    >
      <b className="absolute -top-2.75 right-full -mr-0.5 h-5 rounded-full bg-now px-1.25 text-xs leading-5 font-semibold text-surface tabular-nums">
        {formatTime(minutes)}
      </b>
    </div>
  );
}

type SlotsProps = {
  slots: readonly Stretch[];
  box: (slot: Stretch) => CSSProperties;
  onPick: (start: number) => void;
};

/** The free half hours: one tab stop, then arrow keys. */
function Slots({ slots, box, onPick }: SlotsProps) {
  const { t } = useTranslation('portal');
  const [at, setAt] = useState<number>();
  const stop = slots.some(({ start }) => start === at) ? at : slots[0]?.start;

  function walk(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = slots[slots.findIndex(({ start }) => start === stop) + step];
    if (!next) return;
    setAt(next.start);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-slot="${next.start}"]`)?.focus();
  }

  return slots.map((slot) => (
    <button
      key={slot.start}
      type="button"
      data-slot={slot.start}
      tabIndex={slot.start === stop ? 0 : -1}
      aria-label={t('page.agenda.newAt', { time: formatTime(slot.start) })}
      onFocus={() => setAt(slot.start)}
      onKeyDown={walk}
      onClick={() => onPick(slot.start)}
      style={box(slot)}
      className="group absolute inset-x-0 outline-none"
    >
      <span className="absolute inset-0.5 hidden items-center gap-1.5 rounded-control border-[1.5px] border-dashed border-brand-text bg-brand-tint px-3 text-sm font-medium text-brand-text tabular-nums group-hover:flex group-focus-visible:flex group-focus-visible:border-solid [@media(hover:none)]:group-not-focus-visible:group-hover:hidden">
        <Plus aria-hidden className="size-4" />
        {formatTime(slot.start)}
      </span>
    </button>
  ));
}
