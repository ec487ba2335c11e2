import { describe, expect, test } from 'vitest';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import { cardsIn, dayColumns, rangeOf, rowState, slotOf, takesKeys, takesNew, weekColumns } from './columns.ts';

const TUESDAY = '2026-11-17';
const ana = { id: 'ana', nome: 'Ana', color: '#e9d5ff', ativo: true, comissao_percentual: null, is_owner: false };
const bia = { ...ana, id: 'bia', nome: 'Bia', color: '#fbcfe8', ativo: false };

function card(professional_id: string | null, start_time: string, end_time: string, changes: Partial<Card> = {}): Card {
  return {
    id: `${professional_id} ${start_time}`,
    version: '1',
    date: TUESDAY,
    start_time,
    end_time,
    client_id: null,
    client_name: 'Marina',
    client_phone: null,
    professional_id,
    professional_name: '',
    status: 'pendente',
    requires_confirmation: professional_id === null,
    payment_method: null,
    services: [],
    full_price: 0,
    revenue: 0,
    ...changes,
  };
}

function agenda(changes: Partial<AgendaDays> = {}): AgendaDays {
  return {
    days: [{ date: TUESDAY, open_time: '09:00', close_time: '19:00', is_exception: false, note: '' }],
    professionals: [ana, bia],
    work: [{ staff_id: 'ana', date: TUESDAY, start_time: '09:00', end_time: '19:00' }],
    time_off: [],
    appointments: [],
    ...changes,
  };
}

const minutes = (time: string) => parseTime(time) as number;
const written = ({ start, end }: { start: number; end: number }) => `${formatTime(start)}-${formatTime(end)}`;
const day = (changes: Partial<AgendaDays>) => dayColumns(agenda(changes), rangeOf(agenda(changes)));

describe('a day', () => {
  test('has a column for each professional, and one before them for requests that nobody has', () => {
    expect(day({}).map(({ id }) => id)).toEqual(['ana', 'bia']);
    const withRequest = day({ appointments: [card(null, '10:00', '11:00')] });
    expect(withRequest.map(({ id, count }) => [id, count])).toEqual([
      ['unassigned', 1],
      ['ana', 0],
      ['bia', 0],
    ]);
  });
  test('shades when a professional does not work', () => {
    expect(day({})[0]?.shut.map(written)).toEqual(['08:00-09:00', '19:00-20:30']);
    expect(day({})[1]?.shut.map(written)).toEqual(['08:00-20:30']);
  });
  test('takes nothing new for who has left or for nobody', () => {
    const columns = day({ appointments: [card(null, '10:00', '11:00')] });
    expect(columns.map(({ isOpen }) => isOpen)).toEqual([false, true, false]);
  });
  test('tells of a row that it is taken, shut, or free from a minute on', () => {
    const appointments = [
      card('ana', '10:00', '11:10'),
      card('ana', '12:00', '13:00', { status: 'cancelado' }),
      card('ana', '08:00', '08:30'),
    ];
    const anas = day({ appointments })[0];
    if (!anas) throw new Error('Ana has no column.');
    const state = (time: string) => rowState(anas, minutes(time));
    expect(['08:00', '08:30', '09:00', '10:30', '11:00', '12:00'].map(state)).toEqual([
      'taken',
      'shut',
      'free',
      'taken',
      'free',
      'free',
    ]);
    expect(formatTime(slotOf(anas, minutes('11:00')))).toBe('11:10');
    expect(['08:00', '08:30', '09:00'].map((time) => takesNew(anas, minutes(time)))).toEqual([false, true, true]);
    expect(['08:00', '08:30', '09:00'].map((time) => takesKeys(anas, minutes(time)))).toEqual([false, false, true]);
  });
  test('counts what is not cancelled', () => {
    const appointments = [card('ana', '10:00', '11:00'), card('ana', '11:00', '12:00', { status: 'cancelado' })];
    expect(day({ appointments })[0]?.count).toBe(1);
  });
  test('shows of a block that lasts for days the part that lies on it', () => {
    const off = { id: 'off', staff_id: 'ana', reason: '' };
    const part = (starts_at: string, ends_at: string) =>
      day({ time_off: [{ ...off, starts_at, ends_at }] })[0]?.placed.map(({ block }) => written(block));
    expect(part('2026-11-16T22:00', '2026-11-18T10:00')).toEqual(['00:00-24:00']);
    expect(part('2026-11-17T12:00', '2026-11-17T13:00')).toEqual(['12:00-13:00']);
    expect(part('2026-11-16T22:00', '2026-11-17T00:00')).toEqual([]);
  });
});

describe('the rows', () => {
  test('reach to the earliest and the latest of hours, shifts and appointments', () => {
    expect(written(rangeOf(agenda({ appointments: [card('ana', '06:45', '07:15')] })))).toBe('06:30-20:30');
    const work = [{ staff_id: 'ana', date: TUESDAY, start_time: '14:00', end_time: '23:00' }];
    expect(written(rangeOf(agenda({ work })))).toBe('08:00-23:00');
  });
  test('a block of whole days does not stretch them', () => {
    const time_off = [
      { id: 'x', staff_id: 'ana', starts_at: '2026-11-16T00:00', ends_at: '2026-11-19T00:00', reason: '' },
    ];
    expect(written(rangeOf(agenda({ time_off })))).toBe('08:00-20:30');
  });
});

describe('a week', () => {
  const appointments = [card('ana', '10:00', '11:00'), card('bia', '10:30', '11:30'), card(null, '14:00', '15:00')];
  const week = (shown: string[]) => weekColumns(agenda({ appointments }), rangeOf(agenda()), shown)[0];
  test('shows those who were chosen and every request that nobody has', () => {
    expect(week(['ana', 'bia'])?.count).toBe(3);
    expect(week(['bia'])?.placed.map(({ block }) => block.id)).toEqual(['bia 10:30', 'null 14:00']);
  });
  test('of one professional alone puts what is new on that one', () => {
    expect(week(['ana'])?.professional?.id).toBe('ana');
    expect(week(['ana', 'bia'])?.professional).toBeNull();
  });
  test('a row is taken when nobody of those shown who work is free', () => {
    const state = (shown: string[], time: string) => {
      const column = week(shown);
      return column && rowState(column, minutes(time));
    };
    expect(state(['ana'], '10:00')).toBe('taken');
    // Bia does not work: that she is not busy frees nobody.
    expect(state(['ana', 'bia'], '10:00')).toBe('taken');
    expect(state(['ana', 'bia'], '11:00')).toBe('free');
    // Nobody's request takes the time of who is alone.
    expect(state(['ana'], '14:00')).toBe('taken');
    expect(state(['ana', 'bia'], '14:00')).toBe('free');
  });
  test('shades when none of them works', () => {
    expect(week(['ana', 'bia'])?.shut.map(written)).toEqual(['08:00-09:00', '19:00-20:30']);
    expect(week(['bia'])?.shut.map(written)).toEqual(['08:00-20:30']);
  });
});

describe('an appointment with a pause', () => {
  const piece = (
    staff_id: string,
    start_time: string,
    end_time: string,
    cleanup_minutes = 0,
    services = ['Coloração'],
  ) => ({
    staff_id,
    start_time,
    end_time,
    cleanup_minutes,
    services,
  });
  const colour = card('ana', '13:00', '14:45', {
    services: ['Coloração'],
    busy: [piece('ana', '13:00', '13:45'), piece('ana', '14:15', '14:55', 10)],
  });
  const placedIn = (column: ReturnType<typeof day>[number] | undefined) =>
    column?.placed.map(({ block, lanes }) => {
      const { part, isInPause } = block.kind === 'card' ? block : {};
      return [written(block), lanes, part && `${part.number}/${part.of}`, isInPause].join(' ');
    });

  test('is drawn in pieces around its pause, and is one appointment', () => {
    const [column] = day({ appointments: [colour] });
    expect(placedIn(column)).toEqual(['13:00-13:45 1 1/2 false', '14:15-14:45 1 2/2 false']);
    expect(column?.between.map((one) => `${one.kind} ${written(one)} ${one.isFree}`)).toEqual([
      'pause 13:45-14:15 true',
      'cleanup 14:45-14:55 false',
    ]);
    expect(column?.count).toBe(1);
    expect(column && cardsIn(column)).toEqual([colour]);
  });

  test('leaves room for something new in the pause, and none while its professional cleans up', () => {
    const [column] = day({ appointments: [colour] });
    if (!column) throw new Error('No column');
    expect(formatTime(slotOf(column, minutes('13:30')))).toBe('13:45');
    expect(takesNew(column, minutes('14:00'))).toBe(true);
    expect(formatTime(slotOf(column, minutes('14:30')))).toBe('14:55');
  });

  test('has what lies in its pause beside its bar, not in a lane of its own', () => {
    const [column] = day({ appointments: [colour, card('ana', '13:45', '14:15')] });
    expect(placedIn(column)).toEqual(['13:00-13:45 1 1/2 false', '13:45-14:15 1  true', '14:15-14:45 1 2/2 false']);
    expect(column?.between[0]?.isFree).toBe(false);
  });

  test('is whole once it is cancelled', () => {
    const [column] = day({ appointments: [{ ...colour, status: 'cancelado' }] });
    expect(placedIn(column)).toEqual(['13:00-14:45 1  false']);
  });

  test('of two people stands in the column of each, with what they do', () => {
    const busy = [piece('ana', '13:00', '13:45'), piece('bia', '13:45', '14:15', 0, ['Manicure'])];
    const columns = day({ appointments: [card('ana', '13:00', '14:15', { busy })] });
    expect(columns.map(placedIn)).toEqual([['13:00-13:45 1  false'], ['13:45-14:15 1  false']]);
    const by = columns.flatMap(({ placed }) => placed.map(({ block }) => (block.kind === 'card' ? block.by : '')));
    expect(by).toEqual(['Ana', 'Bia']);
    expect(columns.map(({ count }) => count)).toEqual([1, 1]);
  });
});
