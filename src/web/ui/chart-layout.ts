export type ChartBars = {
  /** A few letters under the bars: "17", "nov". */
  label: string;
  /** In full: "17/11/2026". */
  name: string;
  /** One per series: whole numbers, cents for money. May be negative. */
  values: readonly number[];
  /** Under the label: "sobra 6,5 mil". */
  note?: string;
};

export type ChartProps = {
  /** Its name to screen readers, and the title of its table. */
  label: string;
  /** The first is solid, the second hatched. */
  series: readonly [string] | readonly [string, string];
  bars: readonly ChartBars[];
  /** The second series on top of the first; both are then positive. */
  isStacked?: boolean;
  /** The head of the names in the table: "Dia". */
  unit: string;
  /** In full: "R$ 1.390,00". */
  format: (value: number) => string;
  /** Beside the lines and above wide bars, with its unit: "R$ 1,4 mil". */
  formatShort: (value: number) => string;
  /** Above narrow bars: "1,4 mil", whose currency the lines show. */
  formatAbove?: (value: number) => string;
  /** Above the lines' numbers, if they have no unit: "clientes". */
  measure?: string;
};

/** A bar: its position along the axis and its series. */
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
/** The share of a place that its bars fill. */
const FILLED = 0.72;
/** Average width of a letter of 12 px, to know what fits before it is drawn. */
const LETTER = 6.8;

/** The height of such a line. */
const LINE = 20;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) * LETTER;

/** The positions in pixels of lines with their numbers, bars and labels. */
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

  // All or none: a single note would look special.
  const notes = bars.map(({ note = '' }) => note);
  const hasNotes = notes.some(Boolean) && widthOf(notes) + 4 <= place;
  const height = HEIGHT + (hasNotes ? NOTE : 0);
  const [lowest = 0, highest = 0] = [ticks[0], ticks.at(-1)];
  // Without values there is only zero, at the bottom.
  const scale = (HEIGHT - TOP - FOOT) / (highest - lowest || 1);
  const yOf = (value: number) => HEIGHT - FOOT - (value - lowest) * scale;

  // With two series the next number starts at the next bar.
  const roomAbove = columns > 1 ? barWidth + GAP : place;
  const isRoomAbove = widthOf(bars.flatMap(({ values }) => values.map(formatAbove))) <= roomAbove;
  const everySoMany = Math.ceil((widthOf(bars.map(({ label }) => label)) + 4) / place);

  // The last one is not cut off where the chart ends.
  const labelAt = (label: string, at: number) => Math.min(middleOf(at), width - widthOf([label]) / 2);

  const toBar = (value: number, at: number, of: number) => {
    const x = middleOf(at) + ((isStacked ? 0 : of) - columns / 2) * (barWidth + GAP) + GAP / 2;
    const below = isStacked ? sumOf(bars[at]?.values.slice(0, of) ?? []) : 0;
    const [top, bottom] = [yOf(below + Math.max(0, value)), yOf(below + Math.min(0, value)) - (below > 0 ? GAP : 0)];
    // A bar with another on top has its number inside, if it fits.
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
    /** The bar at a point, or below it: the left half of a place belongs to the first series, or the lower part if stacked. */
    placeAt(x: number, y: number): Place | undefined {
      const at = Math.floor((x - left) / place);
      if (at < 0 || at >= bars.length) return undefined;
      if (isStacked) return { at, of: y < yOf(bars[at]?.values[0] ?? 0) ? series.length - 1 : 0 };
      return { at, of: series.length > 1 && x >= middleOf(at) ? 1 : 0 };
    },
  };
}

/** At most one more, for values below zero. */
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

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  let power = 1;
  while (power * 10 <= least) power *= 10;
  return power * ([1, 2, 5].find((times) => power * times >= least) ?? 10);
}
