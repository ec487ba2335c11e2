export type ChartBars = {
  /** A few letters under the bars: "17", "nov". */
  label: string;
  /** What they stand for, in full: "17/11/2026". */
  name: string;
  /** One of each series, in its order: whole numbers, cents for money. May be below zero. */
  values: readonly number[];
  /** What comes of them, under the label: "sobra 6,5 mil". */
  note?: string;
};

export type ChartProps = {
  /** What the chart shows, in a few words: its name to those who listen, and the title of its table. */
  label: string;
  /** One, or two to compare: the first is solid, the second hatched. */
  series: readonly [string] | readonly [string, string];
  bars: readonly ChartBars[];
  /** The second series on top of the first, where both are parts of a whole. Then none of them is below zero. */
  isStacked?: boolean;
  /** What the bars stand for, above the names in the table: "Dia". */
  unit: string;
  /** In full: "R$ 1.390,00". */
  format: (value: number) => string;
  /** Beside the lines and above wide bars, with its unit: "R$ 1,4 mil". */
  formatShort: (value: number) => string;
  /** Above the bars where that is too wide: "1,4 mil", whose currency the lines say. */
  formatAbove?: (value: number) => string;
  /** What is counted, above the lines' numbers, where those do not say it: "clientes". */
  measure?: string;
};

/** Which bar: of which place along the axis, and of which series. */
export type Place = { at: number; of: number };

const HEIGHT = 240;
const TOP = 20;
const FOOT = 28;
/** One more line below. */
const NOTE = 18;
/** Between the bars of one place. */
const GAP = 2;
/** Wide enough for "123,4 mil" above it. */
const WIDEST_BAR = 60;
const NARROWEST_BAR = 7;
/** How much of a place its bars take; the rest sets it apart from the next. */
const FILLED = 0.72;
/** A letter or figure of 12 px on the average, so that words are known to fit before they are drawn. */
const LETTER = 6.8;

/** A line of those words, with some air. */
const LINE = 20;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) * LETTER;

/** Where everything stands, in pixels: lines with their numbers, bars, the words above and below them. */
export function chartLayout(chart: ChartProps, room: number) {
  const { series, bars, formatShort, formatAbove = formatShort, isStacked = false } = chart;
  const ticks = chartTicks(bars.flatMap(({ values }) => (isStacked ? [sumOf(values)] : values)));
  /** Of one place, beside each other. */
  const columns = isStacked ? 1 : series.length;
  const left = Math.ceil(widthOf(ticks.map(formatShort))) + 12;
  const leastPlace = (columns * (NARROWEST_BAR + GAP)) / FILLED;
  const width = Math.max(room, left + Math.ceil(leastPlace * bars.length));
  const place = (width - left) / Math.max(1, bars.length);
  const barWidth = Math.min(WIDEST_BAR, (place * FILLED) / columns - GAP);
  const middleOf = (at: number) => left + place * (at + 0.5);

  // Either all of them or none: one alone would be taken for something special.
  const notes = bars.map(({ note = '' }) => note);
  const hasNotes = notes.some(Boolean) && widthOf(notes) + 4 <= place;
  const height = HEIGHT + (hasNotes ? NOTE : 0);
  const [lowest = 0, highest = 0] = [ticks[0], ticks.at(-1)];
  // Without any value there is only zero, at the foot.
  const scale = (HEIGHT - TOP - FOOT) / (highest - lowest || 1);
  const yOf = (value: number) => HEIGHT - FOOT - (value - lowest) * scale;

  // Beside a second series the next number begins where the next bar does.
  const roomAbove = columns > 1 ? barWidth + GAP : place;
  const isRoomAbove = widthOf(bars.flatMap(({ values }) => values.map(formatAbove))) <= roomAbove;
  const everySoMany = Math.ceil((widthOf(bars.map(({ label }) => label)) + 4) / place);

  // The last one is not cut off where the chart ends.
  const labelAt = (label: string, at: number) => Math.min(middleOf(at), width - widthOf([label]) / 2);

  const toBar = (value: number, at: number, of: number) => {
    const x = middleOf(at) + ((isStacked ? 0 : of) - columns / 2) * (barWidth + GAP) + GAP / 2;
    const below = isStacked ? sumOf(bars[at]?.values.slice(0, of) ?? []) : 0;
    const [top, bottom] = [yOf(below + Math.max(0, value)), yOf(below + Math.min(0, value)) - (below > 0 ? GAP : 0)];
    // What another one stands upon has its number inside, where that fits.
    const isInside = isStacked && of < series.length - 1;
    const fits = isInside ? bottom - top >= LINE && widthOf([formatShort(value)]) <= barWidth : isRoomAbove;
    return {
      at,
      of,
      x,
      y: top,
      width: barWidth,
      height: Math.max(0, bottom - top),
      middle: x + barWidth / 2,
      isInside,
      words: fits ? formatAbove(value) : undefined,
      wordsAt: isInside ? (top + bottom) / 2 + 4 : value < 0 ? bottom + 14 : top - 6,
    };
  };

  return {
    width,
    height,
    labelsAt: HEIGHT - 8,
    notesAt: height - 8,
    left,
    lines: ticks.map((tick) => ({ tick, y: yOf(tick), text: formatShort(tick) })),
    bars: bars.flatMap(({ values }, at) => values.map((value, of) => toBar(value, at, of))),
    labels: bars
      .map(({ label, note }, at) => ({
        at,
        text: label,
        note: hasNotes ? note : undefined,
        middle: labelAt(label, at),
      }))
      .filter(({ at }) => at % everySoMany === 0),
    /** The bar that is meant by a point, also above it: the left half of a place is the first series'; of bars upon each other, the lower part. */
    placeAt(x: number, y: number): Place | undefined {
      const at = Math.floor((x - left) / place);
      if (at < 0 || at >= bars.length) return undefined;
      if (isStacked) return { at, of: y < yOf(bars[at]?.values[0] ?? 0) ? series.length - 1 : 0 };
      return { at, of: series.length > 1 && x >= middleOf(at) ? 1 : 0 };
    },
  };
}

/** About as many lines as an eye compares with; a scale has at most one more, for what lies below zero. */
const LINES = 4;

/**
 * Round numbers (1, 2 or 5 and zeros) at even distances, from the lowest value to the highest and over zero, so that every bar ends
 * within them. Values are whole: cents, or things that are counted.
 */
export function chartTicks(values: readonly number[]): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest) / LINES);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … that is as large. */
function roundStep(least: number): number {
  let power = 1;
  while (power * 10 <= least) power *= 10;
  return power * ([1, 2, 5].find((times) => power * times >= least) ?? 10);
}
