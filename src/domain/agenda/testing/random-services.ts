import fc from 'fast-check';
import type { DiaryRows, DiaryService } from '../diary.ts';
import { randomRows } from './random-diary.ts';

const PEOPLE = ['ana', 'bia', 'caio'];
const minutes = fc.constantFrom(10, 20, 30, 60, 90);
const parts = fc.constantFrom([], [], [20, 30, 10], [10, 10, 10, 20, 10]);

const service = (id: string): fc.Arbitrary<DiaryService> =>
  fc
    .record({
      done_by_all: fc.boolean(),
      doers: fc.subarray(PEOPLE).chain((some) => fc.tuple(...some.map((staff_id) => own(staff_id)))),
      plain: minutes,
      parts,
      cleanup_minutes: fc.constantFrom(0, 0, 10, 40, 240),
    })
    .map(({ plain, parts, ...rest }) => ({
      id,
      ...rest,
      parts,
      duration_minutes: parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : plain,
    }));
const own = (staff_id: string) =>
  fc.record({ staff_id: fc.constant(staff_id), duration_minutes: fc.option(minutes, { freq: 1 }) });

/** The random salon with three services: some done by everybody, some by a few, each in their own time, with pauses and cleaning up. */
export const randomSalon = (first: string): fc.Arbitrary<DiaryRows> =>
  fc
    .tuple(
      randomRows(first),
      fc.tuple(service('cut'), service('colour'), service('nails')),
      fc.array(fc.tuple(fc.subarray(['cut', 'colour', 'nails']), fc.constantFrom(0, 0, 10, 60)), {
        minLength: 4,
        maxLength: 4,
      }),
    )
    .map(([rows, services, needs]) => ({
      ...rows,
      services,
      requests: rows.requests.map((request, index) => {
        const [asked = [], cleanup_minutes = 0] = needs[index] ?? [];
        return { ...request, services: asked, cleanup_minutes };
      }),
    }));
