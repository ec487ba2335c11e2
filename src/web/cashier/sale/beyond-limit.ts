import type { Draft, Row } from './draft.ts';
import { type Off, type PricedRow, sameOff } from './service-draft.ts';

/** A save that took more off than the member may: what was sent, and what was stored until then. */
export type Refused<T> = { percent: number; sent: T; before: T };

/** What was typed of a line, and is too much. */
export type Blamed = 'discount' | 'price';

/** How much may be taken off, and where more was typed. */
export type Limit = { percent: number; at: Blamed };

/** What is to blame, as long as it stands as it was sent. */
export type Blame = {
  percent: number;
  whole: boolean;
  /** By the keys of the rows. */
  services: ReadonlyMap<string, Blamed>;
  rows: ReadonlyMap<string, Blamed>;
};

export function blameOf(refused: Refused<Draft> | undefined, now: Draft): Blame | undefined {
  if (!refused) return undefined;
  const { percent, sent, before } = refused;
  return {
    percent,
    whole: isNew(before.discount, sent.discount) && sameOff(now.discount, sent.discount),
    services: blamedLines(before.services, sent.services, now.services),
    rows: blamedLines(before.rows, sent.rows, now.rows),
  };
}

export const blamesAnything = (blame: Blame | undefined) =>
  blame !== undefined && (blame.whole || blame.services.size + blame.rows.size > 0);

type Line = PricedRow | Row;

export function blamedLines(
  before: readonly Line[],
  sent: readonly Line[],
  now: readonly Line[],
): ReadonlyMap<string, Blamed> {
  const find = (lines: readonly Line[], key: string) => lines.find((line) => line.key === key);
  return new Map(
    now.flatMap((line) => {
      const blamed = blamedOf(find(before, line.key), find(sent, line.key), line);
      return blamed ? [[line.key, blamed] as const] : [];
    }),
  );
}

/** Of a line that is new its price is the list's. */
function blamedOf(before: Line | undefined, sent: Line | undefined, now: Line): Blamed | undefined {
  if (!sent) return undefined;
  if (isNew(before?.off, sent.off) && sameOff(now.off, sent.off)) return 'discount';
  const [was, is] = [before && priceOf(before), priceOf(sent)];
  return (is ?? 0) < (was ?? 0) && priceOf(now) === is ? 'price' : undefined;
}

const priceOf = (line: Line) => ('unit_price' in line ? line.unit_price : line.list_price);

const isNew = (before: Off | null | undefined, sent: Off | null) => Boolean(sent?.amount) && !sameOff(before, sent);

/** Of one row. */
export function limitAt(blame: Blame | undefined, rows: 'services' | 'rows', key: string): Limit | undefined {
  const at = blame?.[rows].get(key);
  return at && blame && { percent: blame.percent, at };
}
