import type { AgendaDay, AgendaDays, AgendaProfessional, Card, TimeOff } from '#contract/agenda/appointments.ts';
import {
  gridRange,
  type InLane,
  inLanes,
  partOn,
  pixelsFor,
  ROW_MINUTES,
  type Stretch,
  slotIn,
  stretchBetween,
  takenTimes,
  uncovered,
} from '#domain/agenda/grid.ts';
import { toneOf } from '#domain/team/colours.ts';

type Drawn = Stretch & {
  id: string;
  /** Whose time it takes; null for a request that anybody may take. */
  who: string | null;
  /** The professional's place among the ten colours. */
  tone: number | undefined;
};

/** An appointment, or one piece of it: with a pause, or done in turns, it has several. */
export type CardBlock = Drawn & {
  kind: 'card';
  card: Card;
  /** Of the whole appointment: pieces move together. */
  whole: Stretch;
  /** Its first piece, which has its buttons, and its last, whose lower edge makes it longer or shorter. */
  isFirst: boolean;
  isLast: boolean;
  /** Which of the pieces that this professional does, if there are several, and what is done in it. */
  part?: { number: number; of: number };
  services: readonly string[];
  /** Who does it, by name; empty is nobody yet. */
  by: string;
  /** Lies in the pause of another one. */
  isInPause: boolean;
};
export type OffBlock = Drawn & { kind: 'off'; off: TimeOff; name: string };
export type Block = CardBlock | OffBlock;

/** Time of a professional around the pieces of an appointment: a pause, in which something else may be booked, or to clean up. */
export type Between = Stretch & {
  kind: 'pause' | 'cleanup';
  id: string;
  who: string;
  tone: number | undefined;
  /** Nothing else is booked in it. */
  isFree: boolean;
};

/** A column of the grid: a professional's day, a day of the week, or the requests that nobody has yet. */
export type Column = {
  id: string;
  day: AgendaDay;
  professional: AgendaProfessional | null;
  /** Whether something new may be put there. */
  isOpen: boolean;
  /** When nobody of this column works. */
  shut: readonly Stretch[];
  /** When somebody of this column is busy and nobody of it is free. */
  taken: readonly Stretch[];
  placed: readonly InLane<Block>[];
  between: readonly Between[];
  /** Appointments that are not cancelled. */
  count: number;
};

const UNASSIGNED = 'unassigned';

/** One column for each professional; requests without one come first, so that they are seen. */
export function dayColumns(agenda: AgendaDays, range: Stretch): Column[] {
  const day = agenda.days[0];
  if (!day) return [];
  const blocks = blocksOf(agenda, day.date);
  const between = betweenOf(blocks);
  const columnOf = (id: string, professional: AgendaProfessional | null): Column => {
    const own = blocks.filter(({ who }) => who === (professional?.id ?? null));
    const ownBetween = between.filter(({ who }) => who === professional?.id);
    return {
      id,
      day,
      professional,
      isOpen: professional?.ativo ?? false,
      shut: professional ? uncovered(range, workOf(agenda, day.date, [professional.id])) : [],
      taken: takenTimes([{ work: [], busy: busyOf(own, ownBetween) }]),
      placed: inLanes(own),
      between: ownBetween,
      count: countOf(own),
    };
  };
  const team = agenda.professionals.map((professional) => columnOf(professional.id, professional));
  return blocks.some(({ who }) => who === null) ? [columnOf(UNASSIGNED, null), ...team] : team;
}

/** One column for each day. `shown` are the professionals whose time it shows; requests without one are always there. */
export function weekColumns(agenda: AgendaDays, range: Stretch, shown: readonly string[]): Column[] {
  const alone = shown.length === 1 ? agenda.professionals.find(({ id }) => id === shown[0]) : undefined;
  return agenda.days.map((day) => {
    const blocks = blocksOf(agenda, day.date).filter(({ who }) => who === null || shown.includes(who));
    const between = betweenOf(blocks);
    return {
      id: day.date,
      day,
      professional: alone ?? null,
      isOpen: true,
      shut: uncovered(range, workOf(agenda, day.date, shown)),
      taken: takenTimes(
        shown.map((id) => ({
          work: workOf(agenda, day.date, [id]),
          // If only one professional is shown, unassigned requests take their time.
          busy: busyOf(
            blocks.filter((block) => alone || block.who === id),
            between.filter(({ who }) => who === id),
          ),
        })),
      ),
      placed: inLanes(blocks, shown),
      // Beside each other in lanes, pauses of several people would cover what others do.
      between: alone ? between : [],
      count: countOf(blocks),
    };
  });
}

/** The rows that show the salon's hours, everybody's working time and every appointment. Blocks alone do not stretch them. */
export function rangeOf({ days, work, appointments }: AgendaDays): Stretch {
  const hours = days.flatMap(({ open_time, close_time }) =>
    open_time && close_time ? [{ start_time: open_time, end_time: close_time }] : [],
  );
  const busy = appointments.flatMap((card) => card.busy ?? []);
  return gridRange([...hours, ...work, ...appointments, ...busy].map(stretchOf));
}

/** When a new appointment in a row would begin: once whatever takes the start of the row has ended. */
export function slotOf({ taken }: Column, row: number): number {
  return slotIn(row, taken);
}

/** Whether a row is free, taken, or outside working hours. */
export function rowState({ taken, shut }: Column, row: number): 'free' | 'taken' | 'shut' {
  const whole = { start: row, end: row + ROW_MINUTES };
  if (uncovered(whole, taken).length === 0) return 'taken';
  return uncovered(whole, [...taken, ...shut]).length === 0 ? 'shut' : 'free';
}

/** Whether something new may begin in a row. */
export function takesNew(column: Column, row: number): boolean {
  return column.isOpen && rowState(column, row) !== 'taken';
}

/** Whether the keys may book in a row. Outside working hours only a click may: it has seen that nobody works then. */
export function takesKeys(column: Column, row: number): boolean {
  return column.isOpen && rowState(column, row) === 'free';
}

export function blocksOf({ appointments, time_off, professionals }: AgendaDays, date: string): Block[] {
  const byId = new Map(professionals.map((professional) => [professional.id, professional]));
  const toneFor = (id: string | null) => toneOf(byId.get(id ?? '')?.color ?? '');
  const nameFor = (id: string) => byId.get(id)?.nome ?? '';
  const cards = appointments.filter((card) => card.date === date).flatMap((card) => cardBlocks(card, toneFor, nameFor));
  const off = time_off
    .map((one) => ({
      kind: 'off' as const,
      id: one.id,
      who: one.staff_id,
      tone: toneFor(one.staff_id),
      off: one,
      name: byId.get(one.staff_id)?.nome ?? '',
      ...partOn(one, date),
    }))
    .filter(({ start, end }) => start < end);
  const blocks = [...cards, ...off];
  const pauses = betweenOf(blocks).filter(({ kind }) => kind === 'pause');
  if (pauses.length === 0) return blocks;
  return blocks.map((block) => {
    const isInPause = pauses.some(
      ({ who, start, end }) => who === block.who && start <= block.start && block.end <= end,
    );
    return block.kind === 'card' && isInPause ? { ...block, isInPause } : block;
  });
}

function cardBlocks(
  card: Card,
  toneFor: (id: string | null) => number | undefined,
  nameFor: (id: string) => string,
): CardBlock[] {
  const whole = stretchOf(card);
  const common = { kind: 'card' as const, card, whole, isInPause: false };
  if (!card.busy || card.status === 'cancelado') {
    const who = card.professional_id;
    const { services, professional_name: by } = card;
    return [{ ...common, ...whole, id: card.id, who, tone: toneFor(who), isFirst: true, isLast: true, services, by }];
  }
  return card.busy.map((piece, index, all) => {
    const own = all.filter(({ staff_id }) => staff_id === piece.staff_id);
    const { start, end } = stretchOf(piece);
    return {
      ...common,
      start,
      end: end - piece.cleanup_minutes,
      id: index === 0 ? card.id : `${card.id}/${index + 1}`,
      who: piece.staff_id,
      tone: toneFor(piece.staff_id),
      isFirst: index === 0,
      isLast: index === all.length - 1,
      ...(own.length > 1 ? { part: { number: own.indexOf(piece) + 1, of: own.length } } : {}),
      services: piece.services,
      by: nameFor(piece.staff_id),
    };
  });
}

/** The pauses between the pieces of one appointment that one professional does, and the time in which they clean up after it. */
export function betweenOf(blocks: readonly Block[]): Between[] {
  const pieces = blocks.filter((block) => block.kind === 'card' && block.card.busy !== undefined) as CardBlock[];
  return pieces.flatMap(({ card, who, tone, start, end, part, id }) => {
    if (who === null || card.status === 'cancelado') return [];
    const common = { id, who, tone };
    const busy = card.busy?.find((piece) => piece.staff_id === who && stretchOf(piece).start === start);
    const next =
      part && pieces.find((one) => one.card === card && one.who === who && one.part?.number === part.number + 1);
    const until = end + (busy?.cleanup_minutes ?? 0);
    return [
      ...(until > end ? [{ ...common, kind: 'cleanup' as const, start: end, end: until, isFree: false }] : []),
      ...(next && next.start > until
        ? [
            {
              ...common,
              kind: 'pause' as const,
              start: until,
              end: next.start,
              isFree: isFreeBetween(blocks, who, until, next.start),
            },
          ]
        : []),
    ];
  });
}

function isFreeBetween(blocks: readonly Block[], who: string, from: number, to: number): boolean {
  return !blocks.some((block) => block.who === who && takesTime(block) && block.start < to && block.end > from);
}

/** When somebody is busy with these, cleaning up included. */
export function busyOf(blocks: readonly Block[], between: readonly Between[]): Stretch[] {
  return [...blocks.filter(takesTime), ...between.filter(({ kind }) => kind === 'cleanup')];
}

/** The column and the block that an element of the grid is in. */
export function foundAt(element: Element, columns: readonly Column[]): { column?: Column; block?: Block } {
  const inside = (what: 'column' | 'block') => element.closest<HTMLElement>(`[data-${what}]`)?.dataset[what];
  const column = columns.find(({ id }) => id === inside('column'));
  return { column, block: column?.placed.find(({ block }) => block.id === inside('block'))?.block };
}

/** What lies in a pause leaves the bar of the one that pauses in sight. */
const PAUSE_INSET = 14;

/** Where a block is drawn in its column, whose first row begins at a minute: a hair apart from its neighbours. */
export function boxOf({ block, lane, lanes, shownUntil }: InLane<Block>, from: number) {
  // A block that began earlier is drawn from the first row on.
  const start = Math.max(block.start, from);
  const inset = block.kind === 'card' && block.isInPause ? PAUSE_INSET : 0;
  return {
    top: pixelsFor(start - from),
    height: Math.max(0, pixelsFor(shownUntil - start) - 2),
    left: `calc(${(lane / lanes) * 100}% + ${3 + inset}px)`,
    width: `calc(${100 / lanes}% - ${(lane === lanes - 1 ? 8 : 5) + inset}px)`,
  };
}

export function workOf({ work }: AgendaDays, date: string, people: readonly string[]): Stretch[] {
  return work.filter((one) => one.date === date && people.includes(one.staff_id)).map(stretchOf);
}

function takesTime(block: Block): boolean {
  return block.kind === 'off' || block.card.status !== 'cancelado';
}

export function countOf(blocks: readonly Block[]): number {
  return cardsOf(blocks).filter(({ status }) => status !== 'cancelado').length;
}

/** The appointments of a column, each of them once. */
export function cardsIn({ placed }: Column): Card[] {
  return cardsOf(placed.map(({ block }) => block));
}

/** However many pieces it has, an appointment is one. */
function cardsOf(blocks: readonly Block[]): Card[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'card' ? block.card : [])))];
}

const stretchOf = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
  stretchBetween(start_time, end_time);
