import { formatTime, parseTime } from '#domain/shared/time.ts';
import type { Booking } from './appointments.ts';
import { chanceFor } from './chance.ts';

type Arrival = { arrived_at: string | null; started_at: string | null; no_show: boolean };

const NOT_SAID: Arrival = { arrived_at: null, started_at: null, no_show: false };

/** Of what was cancelled, so much was because nobody came. */
const MISSED = 0.2;
/** Whoever comes next has been waiting for so many minutes, each for as long as the list goes. */
const WAITING = [8, 3];
const SOON = 45;
/** One who should be here by now, but not for long. */
const LATE = { from: 3, to: 25 };

/** How today's visits stand at `doneUntil` (2026-11-17T13:30), and who did not come before. */
export function arrivals(booked: readonly Booking[], doneUntil: string): (booking: Booking) => Arrival {
  const [today = '', clock = ''] = doneUntil.split('T');
  const now = minutes(clock);
  const open = booked.filter(({ date, status }) => date === today && status === 'pendente');
  const begun = open.filter(({ start_time }) => minutes(start_time) <= now);
  const late = begun.findLast(({ start_time }) => {
    const minutesLate = now - minutes(start_time);
    return LATE.from <= minutesLate && minutesLate <= LATE.to;
  });
  const coming = open.filter(({ start_time }) => minutes(start_time) > now && minutes(start_time) <= now + SOON);
  const waiting = new Map(WAITING.map((since, index) => [coming[index]?.id, since]));
  return ({ id, date, start_time, end_time, status }) => {
    if (status === 'cancelado') {
      const isOver = `${date}T${end_time}` <= doneUntil;
      // Today somebody did, so that the agenda shows it.
      const isMissed = date === today || chanceFor(`missed ${id}`).happens(MISSED);
      return { ...NOT_SAID, no_show: isOver && isMissed };
    }
    if (date !== today || status !== 'pendente' || id === late?.id) return NOT_SAID;
    const since = waiting.get(id);
    if (since !== undefined) return { ...NOT_SAID, arrived_at: formatTime(Math.max(0, now - since)) };
    return minutes(start_time) <= now ? { ...NOT_SAID, arrived_at: start_time, started_at: start_time } : NOT_SAID;
  };
}

const minutes = (time: string) => parseTime(time) ?? 0;
