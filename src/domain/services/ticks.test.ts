import { expect, test } from 'vitest';
import { namedBy, settled, ticked } from './ticks.ts';

const team = [{ id: 'ana' }, { id: 'bia' }, { id: 'caio' }];
const bare = (staff_id: string) => ({ staff_id, price: null, duration_minutes: null, commission_percent: null });
const does = { does: true, price: null, duration_minutes: null, commission_percent: null };
const doesNot = { ...does, does: false };
const everybody = { done_by_all: true, doers: [] };

test('unticking one of those who all do a service limits it to the others', () => {
  expect(ticked(everybody, team, 'bia', doesNot)).toEqual({ done_by_all: false, doers: [bare('ana'), bare('caio')] });
});

test('ticking the last one who is missing makes it everybody’s again, and only terms of their own are kept', () => {
  const limited = { done_by_all: false, doers: [{ ...bare('ana'), price: 24000 }, bare('caio')] };
  expect(ticked(limited, team, 'bia', does)).toEqual({ done_by_all: true, doers: [{ ...bare('ana'), price: 24000 }] });
  expect(ticked({ done_by_all: false, doers: [bare('ana')] }, team, 'bia', does)).toEqual({
    done_by_all: false,
    doers: [bare('ana'), bare('bia')],
  });
});

test('terms of their own can be had of what everybody does, and given back', () => {
  const own = ticked(everybody, team, 'bia', { ...does, commission_percent: 0 });
  expect(own).toEqual({ done_by_all: true, doers: [{ ...bare('bia'), commission_percent: 0 }] });
  expect(own && ticked(own, team, 'bia', does)).toEqual(everybody);
});

test('somebody of the team has to do it', () => {
  expect(ticked({ done_by_all: false, doers: [bare('ana')] }, team, 'ana', doesNot)).toBeUndefined();
  expect(settled({ done_by_all: false, doers: [] }, team)).toBeUndefined();
  expect(settled({ done_by_all: false, doers: [bare('gone')] }, team)).toBeUndefined();
  expect(settled(everybody, [])).toEqual(everybody);
});

test('whoever has left stays as they were', () => {
  const limited = { done_by_all: false, doers: [bare('gone'), bare('ana')] };
  expect(ticked(limited, team, 'bia', does)?.doers).toEqual([bare('gone'), bare('ana'), bare('bia')]);
  expect(settled({ ...limited, doers: [...limited.doers, bare('bia'), bare('caio')] }, team)).toEqual({
    done_by_all: true,
    doers: [bare('gone')],
  });
});

test('everybody who does a service can be named', () => {
  expect(namedBy(everybody, team)).toEqual(team.map(({ id }) => bare(id)));
  expect(namedBy({ done_by_all: false, doers: [bare('ana')] }, team)).toEqual([bare('ana')]);
});
