import { daysBetween, parseTime } from '#domain/shared/time.ts';
import { DAY } from './diary.ts';
import { merged } from './intervals.ts';

/** A stretch of a day in minutes since its midnight, half-open. */
export type Stretch = { readonly start: number; readonly end: number };

export const ROW_MINUTES = 30;
const ROW_PIXELS = 60;

/** 25 rows, from 08:00 to 20:00. */
const USUAL: Stretch = { start: 8 * 60, end: 20 * 60 + ROW_MINUTES };

/** Shorter appointments stand beside each other as if they took this long … */
const SHORTEST_LAID_OUT = 15;
/** … and are drawn as if they took this long, where that hides nothing. */
const SHORTEST_SHOWN = 30;

/** What a dragged edge jumps to; the finer one while Shift is held. */
export const SNAP = { usual: 15, fine: 5 };

/** The usual rows, and as many more as it takes to show everything. */
export function gridRange(shown: Iterable<Stretch>): Stretch {
  let { start, end } = USUAL;
  for (const one of shown) {
    start = Math.min(start, one.start);
    end = Math.max(end, one.end);
  }
  return { start: floorTo(start, ROW_MINUTES), end: Math.min(DAY, -floorTo(-end, ROW_MINUTES)) };
}

/** When each row begins. */
export function rowsOf({ start, end }: Stretch): number[] {
  return Array.from({ length: (end - start) / ROW_MINUTES }, (_, row) => start + row * ROW_MINUTES);
}

export function rowOf(minutes: number): number {
  return floorTo(minutes, ROW_MINUTES);
}

export function pixelsFor(minutes: number): number {
  return (minutes / ROW_MINUTES) * ROW_PIXELS;
}

export function minutesAt(pixels: number): number {
  return (pixels / ROW_PIXELS) * ROW_MINUTES;
}

/** From one time of the clock to another, HH:MM. */
export function stretchBetween(start: string, end: string): Stretch {
  return { start: minuteOf(start), end: minuteOf(end) };
}

/** The part of a block that lies on a day: it may last over several. Its ends are moments of the salon's clock, 2026-11-17T22:00. */
export function partOn({ starts_at, ends_at }: { starts_at: string; ends_at: string }, date: string): Stretch {
  return { start: minuteOn(starts_at, date), end: minuteOn(ends_at, date) };
}

/** Before and after the day, its ends. */
function minuteOn(moment: string, date: string): number {
  const [day = '', time = ''] = moment.split('T');
  return Math.max(0, Math.min(daysBetween(date, day) * DAY + minuteOf(time.slice(0, 5)), DAY));
}

const minuteOf = (time: string) => parseTime(time) ?? 0;

/** What is left of a stretch where nothing covers it, in order. */
export function uncovered(within: Stretch, covering: readonly Stretch[]): Stretch[] {
  const cover = merged(covering.map(({ start, end }) => [start, end]));
  const edges = [within.start, ...cover, within.end];
  const left: Stretch[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const start = Math.max(edges[i] as number, within.start);
    const end = Math.min(edges[i + 1] as number, within.end);
    if (start < end) left.push({ start, end });
  }
  return left;
}

/** When somebody of these people is busy and none of them is free, in no order: then nothing new can begin. */
export function takenTimes(people: ReadonlyArray<{ work: readonly Stretch[]; busy: readonly Stretch[] }>): Stretch[] {
  const free = people.flatMap(({ work, busy }) => work.flatMap((shift) => uncovered(shift, busy)));
  return people.flatMap(({ busy }) => busy.flatMap((one) => uncovered(one, free)));
}

/** When an appointment would begin that is put into a row: not before what reaches into the row has ended. */
export function slotIn(row: number, busy: readonly Stretch[]): number {
  return uncovered({ start: row, end: row + ROW_MINUTES }, busy)[0]?.start ?? row;
}

/** Dragged so that it would begin at a minute: snaps to the clock and stays inside the day. */
export function movedTo({ start, end }: Stretch, minute: number, step: number): Stretch {
  const length = end - start;
  const snapped = Math.round(minute / step) * step;
  const moved = Math.max(0, Math.min(snapped, DAY - length));
  return { start: moved, end: moved + length };
}

/** Its lower edge dragged to a minute: at least one step is left. */
export function resizedTo({ start }: Stretch, minute: number, step: number): Stretch {
  const snapped = Math.round(minute / step) * step;
  return { start, end: Math.min(DAY, Math.max(snapped, start + step)) };
}

export type InLane<Block> = {
  block: Block;
  /** Which of the lanes that share the width here, from 0. */
  lane: number;
  lanes: number;
  /** Where the drawing ends: later than the block itself when that is short and nothing stands below. */
  shownUntil: number;
};

/**
 * Blocks that overlap share the width side by side, in as few lanes as it takes. Where each person of a cluster can have a lane of their own
 * without needing more, they do, in the order of `people`: an eye that follows one person down the day stays in one line.
 */
export function inLanes<Block extends Stretch & { who?: string | null }>(
  blocks: readonly Block[],
  people: readonly string[] = [],
): InLane<Block>[] {
  const sorted = [...blocks].sort((a, b) => a.start - b.start || b.end - a.end);
  const clusters = clustersOf(sorted);
  return clusters.flatMap((cluster, index) => {
    const below = clusters[index + 1]?.[0]?.start ?? DAY;
    const lanes = lanePerPerson(cluster, people) ?? firstFit(cluster);
    const count = Math.max(...lanes) + 1;
    return cluster.map((block, i) => {
      const next = cluster.find((_, j) => j > i && lanes[j] === lanes[i]);
      const room = Math.min(next?.start ?? DAY, below);
      const shownUntil = Math.max(block.end, Math.min(block.start + SHORTEST_SHOWN, room));
      return { block, lane: lanes[i] as number, lanes: count, shownUntil };
    });
  });
}

/** What overlaps directly or by way of others. */
function clustersOf<Block extends Stretch>(sorted: readonly Block[]): Block[][] {
  const clusters: Block[][] = [];
  let reach = -1;
  for (const block of sorted) {
    if (block.start < reach) clusters.at(-1)?.push(block);
    else clusters.push([block]);
    reach = Math.max(reach, laidOutEnd(block));
  }
  return clusters;
}

/** The first lane that is free again; of blocks sorted by their start this needs the fewest. */
function firstFit(cluster: readonly Stretch[]): number[] {
  const freeFrom: number[] = [];
  return cluster.map((block) => {
    const free = freeFrom.findIndex((minute) => minute <= block.start);
    const lane = free < 0 ? freeFrom.length : free;
    freeFrom[lane] = laidOutEnd(block);
    return lane;
  });
}

function lanePerPerson(
  cluster: ReadonlyArray<Stretch & { who?: string | null }>,
  people: readonly string[],
): number[] | undefined {
  const present = people.filter((person) => cluster.some(({ who }) => who === person));
  const lanes = cluster.map(({ who }) => present.indexOf(who ?? ''));
  if (lanes.includes(-1) || present.length > Math.max(...firstFit(cluster)) + 1) return undefined;
  const freeFrom = present.map(() => 0);
  for (const [i, block] of cluster.entries()) {
    const lane = lanes[i] as number;
    if (block.start < (freeFrom[lane] as number)) return undefined;
    freeFrom[lane] = laidOutEnd(block);
  }
  return lanes;
}

function laidOutEnd({ start, end }: Stretch): number {
  return Math.max(end, start + SHORTEST_LAID_OUT);
}

function floorTo(minutes: number, step: number): number {
  return Math.floor(minutes / step) * step;
}
