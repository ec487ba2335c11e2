import { daysBetween } from '#domain/shared/time.ts';
import { DAY } from './diary.ts';
import { type Intervals, merged } from './intervals.ts';

/** A cache: many visitors ask for the same days, and the result never changes. */
const known = new Map<string, Intervals>();
const MOST_KNOWN = 5_000;

/** Minutes that the salon's clocks skip when daylight saving begins, since the first midnight of a stretch of days. */
export function clockGaps(firstDate: string, days: number, zone: string): Intervals {
  const stretch = `${zone} ${firstDate} ${days}`;
  const remembered = known.get(stretch);
  if (remembered) return remembered;
  const gaps = findGaps(firstDate, days, zone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(stretch, gaps);
  return gaps;
}

function findGaps(firstDate: string, days: number, zone: string): Intervals {
  const from = Temporal.PlainDate.from(firstDate);
  const until = from.add({ days }).toZonedDateTime(zone);
  const gaps: Array<readonly [number, number]> = [];
  // A day earlier: a gap may begin at the first midnight itself, as it does in some countries.
  let moment: Temporal.ZonedDateTime | null = from.subtract({ days: 1 }).toZonedDateTime(zone);
  for (;;) {
    moment = moment.getTimeZoneTransition('next');
    if (!moment || Temporal.ZonedDateTime.compare(moment, until) >= 0) return merged(gaps);
    const before = moment.subtract({ nanoseconds: 1 });
    const skipped = Math.round((moment.offsetNanoseconds - before.offsetNanoseconds) / 60e9);
    if (skipped > 0) {
      const resumes = daysBetween(firstDate, moment.toPlainDate().toString()) * DAY + moment.hour * 60 + moment.minute;
      gaps.push([resumes - skipped, resumes]);
    }
  }
}
