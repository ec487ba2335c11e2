import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  formatDate,
  formatLongDate,
  formatTime,
  greetingPeriod,
  isDate,
  longDateInside,
  parseTime,
  salonNow,
  trialDaysLeft,
  weekdayOf,
} from './time.ts';

const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map(isoDate);

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

describe('times of day', () => {
  test.each([
    ['00:00', 0],
    ['09:30', 570],
    ['09:30:00', 570],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is %d minutes after midnight', (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
  });

  test.each(['', '9:30', '09:60', '24:01', '25:00', '09:30:15', '09.30', ' 09:30', '09:30\n', '-1:00'])(
    '%j is no time',
    (text) => {
      expect(parseTime(text)).toBeNull();
    },
  );

  test('every minute of the day is read back from its text', () => {
    fc.assert(
      fc.property(fc.nat(1440), (minutes) => {
        expect(parseTime(formatTime(minutes))).toBe(minutes);
        expect(parseTime(`${formatTime(minutes)}:00`)).toBe(minutes);
      }),
    );
  });

  test('later times sort after earlier ones', () => {
    fc.assert(
      fc.property(fc.nat(1440), fc.nat(1440), (a, b) => {
        expect(formatTime(a) < formatTime(b)).toBe(a < b);
      }),
    );
  });

  test('what is no minute of a day is a bug', () => {
    for (const minutes of [-1, 1.5, Number.NaN]) expect(() => formatTime(minutes)).toThrow(RangeError);
  });

  test.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('at %s the greeting is for the %s', (time, period) => {
    expect(greetingPeriod(parseTime(time) ?? 0)).toBe(period);
  });
});

describe('dates', () => {
  test.each(['2026-11-17', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
    expect(isDate(text)).toBe(true);
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '',
    '17/11/2026',
    '2026-11-17T00:00',
  ])('%j is no date', (text) => {
    expect(isDate(text)).toBe(false);
  });

  test('a day exists in our calendar exactly when it exists in JavaScript’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(13), fc.nat(32), (year, month, day) => {
        const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
          '-',
        );
        const date = new Date(`${text}T00:00:00Z`);
        expect(isDate(text)).toBe(!Number.isNaN(date.getTime()) && isoDate(date) === text);
      }),
    );
  });

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['1970-01-01', -1, '1969-12-31'],
    ['2026-11-17', 0, '2026-11-17'],
  ])('%s and %d days is %s', (date, days, sum) => {
    expect(addDays(date, days)).toBe(sum);
  });

  test('days are counted as Temporal counts them', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        const sum = Temporal.PlainDate.from(date).add({ days });
        fc.pre(sum.year >= 1 && sum.year <= 9999);
        expect(addDays(date, days)).toBe(sum.toString());
        expect(addDays(sum.toString(), -days)).toBe(date);
        expect(weekdayOf(date)).toBe(Temporal.PlainDate.from(date).dayOfWeek % 7);
      }),
    );
  });

  test('for four hundred years, after which the calendar repeats, every day follows the one before', () => {
    let date = '1999-12-31';
    const wrong: string[] = [];
    for (let day = new Date('2000-01-01'); day.getUTCFullYear() < 2400; day.setUTCDate(day.getUTCDate() + 1)) {
      date = addDays(date, 1);
      if (date !== isoDate(day)) wrong.push(date);
    }
    expect(wrong).toEqual([]);
    expect(date).toBe('2399-12-31');
  });

  test('17 November 2026 is a Tuesday, and Sunday is 0', () => {
    expect(weekdayOf('2026-11-17')).toBe(2);
    expect(weekdayOf('2026-11-15')).toBe(0);
  });

  test('asking about a day that does not exist is a bug', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => weekdayOf('')).toThrow(RangeError);
  });

  test('a date is written in the order of its language', () => {
    expect(formatDate('2026-11-07', 'pt')).toBe('07/11/2026');
    expect(formatDate('2026-11-07', 'es')).toBe('07/11/2026');
    expect(formatDate('2026-11-07', 'en')).toBe('11/07/2026');
  });

  test('a long date begins with a capital', () => {
    expect(formatLongDate('2026-11-17', 'pt')).toBe('Terça-feira, 17 de novembro de 2026');
    expect(formatLongDate('2026-11-17', 'es')).toBe('Martes, 17 de noviembre de 2026');
    expect(formatLongDate('2026-11-17', 'en')).toBe('Tuesday, November 17, 2026');
  });

  test('inside a sentence the weekday is written small, but in English', () => {
    expect(longDateInside('2026-11-17', 'pt')).toBe('terça-feira, 17 de novembro de 2026');
    expect(longDateInside('2026-11-17', 'es')).toBe('martes, 17 de noviembre de 2026');
    expect(longDateInside('2026-11-17', 'en')).toBe('Tuesday, November 17, 2026');
  });
});

describe('the salon’s clock', () => {
  const now = Temporal.Instant.from('2026-11-18T02:30:59Z');

  test('shows the salon’s date and time, wherever the server stands', () => {
    expect(salonNow(now, 'America/Sao_Paulo')).toEqual({ date: '2026-11-17', minutes: 23 * 60 + 30 });
    expect(salonNow(now, 'Europe/Lisbon')).toEqual({ date: '2026-11-18', minutes: 2 * 60 + 30 });
  });

  test('always lies inside a day that exists', () => {
    const zones = fc.constantFrom('America/Sao_Paulo', 'Atlantic/Azores', 'America/Adak', 'Pacific/Easter', 'UTC');
    fc.assert(
      fc.property(fc.integer({ min: -2e9, max: 4e9 }), zones, (seconds, zone) => {
        const { date, minutes } = salonNow(Temporal.Instant.fromEpochMilliseconds(seconds * 1000), zone);
        expect(isDate(date)).toBe(true);
        expect(parseTime(formatTime(minutes))).toBe(minutes);
        expect(minutes).toBeLessThan(1440);
      }),
    );
  });
});

describe('the trial', () => {
  const zone = 'America/Sao_Paulo';
  // As PostgreSQL writes it; 23:30 of the 10th in São Paulo.
  const createdAt = '2026-11-11 02:30:00.123456+00';

  test.each([
    ['2026-11-11T02:31:00Z', 7],
    ['2026-11-11T03:00:00Z', 6],
    ['2026-11-17T02:59:59Z', 1],
    ['2026-11-17T03:00:00Z', 0],
    ['2027-11-17T03:00:00Z', 0],
  ])('at %s has %d days left: days change at the salon’s midnight', (now, left) => {
    expect(trialDaysLeft(createdAt, Temporal.Instant.from(now), zone)).toBe(left);
  });

  test('a clock that lags behind does not lengthen it', () => {
    expect(trialDaysLeft(createdAt, Temporal.Instant.from('2026-11-01T00:00:00Z'), zone)).toBe(7);
  });
});
