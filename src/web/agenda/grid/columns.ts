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

export type CardBlock = Drawn & { kind: 'card'; card: Card };
export type OffBlock = Drawn & { kind: 'off'; off: TimeOff; name: string };
export type Block = CardBlock | OffBlock;

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
  /** Appointments that are not cancelled. */
  count: number;
};

const UNASSIGNED = 'unassigned';

/** One column for each professional; requests without one come first, so that they are seen. */
export function dayColumns(agenda: AgendaDays, range: Stretch): Column[] {
  const day = agenda.days[0];
  if (!day) return [];
  const blocks = blocksOf(agenda, day.date);
  const columnOf = (id: string, professional: AgendaProfessional | null): Column => {
    const own = blocks.filter(({ who }) => who === (professional?.id ?? null));
    return {
      id,
      day,
      professional,
      isOpen: professional?.ativo ?? false,
      shut: professional ? uncovered(range, workOf(agenda, day.date, [professional.id])) : [],
      taken: takenTimes([{ work: [], busy: own.filter(takesTime) }]),
      placed: inLanes(own),
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
          busy: blocks.filter((block) => (alone || block.who === id) && takesTime(block)),
        })),
      ),
      placed: inLanes(blocks, shown),
      count: countOf(blocks),
    };
  });
}

/** The rows that show the salon's hours, everybody's working time and every appointment. Blocks alone do not stretch them. */
export function rangeOf({ days, work, appointments }: AgendaDays): Stretch {
  const hours = days.flatMap(({ open_time, close_time }) =>
    open_time && close_time ? [{ start_time: open_time, end_time: close_time }] : [],
  );
  return gridRange([...hours, ...work, ...appointments].map(stretchOf));
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
  const cards = appointments
    .filter((card) => card.date === date)
    .map((card) => ({
      kind: 'card' as const,
      id: card.id,
      who: card.professional_id,
      tone: toneFor(card.professional_id),
      card,
      ...stretchOf(card),
    }));
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
  return [...cards, ...off];
}

/** The column and the block that an element of the grid is in. */
export function foundAt(element: Element, columns: readonly Column[]): { column?: Column; block?: Block } {
  const inside = (what: 'column' | 'block') => element.closest<HTMLElement>(`[data-${what}]`)?.dataset[what];
  const column = columns.find(({ id }) => id === inside('column'));
  return { column, block: column?.placed.find(({ block }) => block.id === inside('block'))?.block };
}

/** Where a block is drawn in its column, whose first row begins at a minute: a hair apart from its neighbours. */
export function boxOf({ block, lane, lanes, shownUntil }: InLane<Block>, from: number) {
  // A block that began earlier is drawn from the first row on.
  const start = Math.max(block.start, from);
  return {
    top: pixelsFor(start - from),
    height: Math.max(0, pixelsFor(shownUntil - start) - 2),
    left: `calc(${(lane / lanes) * 100}% + 3px)`,
    width: `calc(${100 / lanes}% - ${lane === lanes - 1 ? 8 : 5}px)`,
  };
}

export function workOf({ work }: AgendaDays, date: string, people: readonly string[]): Stretch[] {
  return work.filter((one) => one.date === date && people.includes(one.staff_id)).map(stretchOf);
}

function takesTime(block: Block): boolean {
  return block.kind === 'off' || block.card.status !== 'cancelado';
}

export function countOf(blocks: readonly Block[]): number {
  return blocks.filter((block) => block.kind === 'card' && block.card.status !== 'cancelado').length;
}

const stretchOf = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
  stretchBetween(start_time, end_time);
