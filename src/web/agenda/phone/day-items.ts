import type { AgendaDays } from '#contract/agenda/appointments.ts';
import { type Stretch, uncovered } from '#domain/agenda/grid.ts';
import type { SalonNow } from '#domain/shared/time.ts';
import { type Block, betweenOf, blocksOf, busyOf, workOf } from '../grid/columns.ts';

export type DayItem = (Stretch & { kind: 'block'; block: Block }) | (Stretch & { kind: 'free'; who: string });

/** Shorter gaps are not offered. */
const SHORTEST_GAP = 15;
/** So many of the last ended appointments stay in view; earlier ones are folded. */
const ENDED_SHOWN = 2;

/**
 * A day as a list, from morning to evening. Of one professional it also offers the gaps between appointments: those of several people at
 * once would not make one list.
 */
export function dayItems(agenda: AgendaDays, date: string, chosen: string | undefined, now: SalonNow): DayItem[] {
  const blocks = blocksOf(agenda, date).filter(({ who }) => !chosen || who === null || who === chosen);
  const items: DayItem[] = firstPieces(blocks).map((block) => ({
    kind: 'block',
    block,
    start: block.start,
    end: block.end,
  }));
  const active = agenda.professionals.filter(({ ativo }) => ativo);
  const alone = active.find(({ id }) => id === (chosen ?? (active.length === 1 ? active[0]?.id : undefined)));
  if (alone) items.push(...gaps(agenda, date, alone.id, blocks, now));
  return items.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** An appointment stands once in the list, however many pieces it has, with all who are listed of those that do it. */
function firstPieces(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  const pieces = Map.groupBy(blocks, (block) => (block.kind === 'card' ? block.card : undefined));
  return blocks.flatMap((block) => {
    if (block.kind === 'off') return block;
    if (seen.has(block.card.id)) return [];
    seen.add(block.card.id);
    const people = (pieces.get(block.card) ?? []).map((piece) => (piece.kind === 'card' ? piece.by : ''));
    const by = [...new Set(people)].join(', ');
    return block.isFirst ? { ...block, ...block.whole, by } : { ...block, by };
  });
}

/** Only time that has not passed. */
function gaps(agenda: AgendaDays, date: string, who: string, blocks: readonly Block[], now: SalonNow): DayItem[] {
  const earliest = date < now.date ? 24 * 60 : date === now.date ? Math.ceil(now.minutes / 15) * 15 : 0;
  const own = blocks.filter((block) => block.who === who);
  const busy = busyOf(own, betweenOf(own));
  return workOf(agenda, date, [who])
    .flatMap((work) => uncovered({ start: Math.max(work.start, earliest), end: work.end }, busy))
    .filter(({ start, end }) => end - start >= SHORTEST_GAP)
    .map((gap) => ({ kind: 'free', who, ...gap }));
}

/** How many of the first items have ended long enough to fold away, today. */
export function foldedCount(items: readonly DayItem[], date: string, now: SalonNow): number {
  if (date !== now.date) return 0;
  const ended = items.findIndex(({ end }) => end > now.minutes);
  return Math.max(0, (ended < 0 ? items.length : ended) - ENDED_SHOWN);
}
