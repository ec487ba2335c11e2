import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentRequest } from '#server/agenda/requests/store-request.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { type Notices, openNotices } from './tell-owner.ts';

const [MINE, THEIRS] = ['mine', 'theirs'] as OwnerId[] as [OwnerId, OwnerId];
const from = (client_name: string) => ({ client_name }) as AppointmentRequest;

let written: string[];
let notices: Notices;
beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  notices = openNotices((salon, requests) =>
    written.push(`${salon}: ${requests.map(({ client_name }) => client_name).join()}`),
  );
});
afterEach(() => vi.useRealTimers());

test('the first request is told at once, those of the next minute together at its end, whatever other salons get', () => {
  for (const name of ['Ana', 'Bia', 'Caio']) notices.tell(MINE, from(name));
  notices.tell(THEIRS, from('Davi'));
  expect(written).toEqual(['mine: Ana', 'theirs: Davi']);
  vi.advanceTimersByTime(60_000);
  expect(written.slice(2)).toEqual(['mine: Bia,Caio']);
});

test('after a quiet minute the next one is told at once again', () => {
  notices.tell(MINE, from('Ana'));
  vi.advanceTimersByTime(60_000);
  notices.tell(MINE, from('Bia'));
  expect(written).toEqual(['mine: Ana', 'mine: Bia']);
});

test('a server that stops tells what it still has', () => {
  notices.tell(MINE, from('Ana'));
  notices.tell(MINE, from('Bia'));
  notices.close();
  expect(written).toEqual(['mine: Ana', 'mine: Bia']);
  vi.advanceTimersByTime(120_000);
  expect(written).toHaveLength(2);
});
