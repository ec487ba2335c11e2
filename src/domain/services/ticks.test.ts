import { expect, test } from 'vitest';
import { namedBy, settled, ticked, ticksBetween } from './ticks.ts';

const team = [{ id: 'ana' }, { id: 'bia' }, { id: 'caio' }];
const bare = (staff_id: string) => ({ staff_id, price: null, duration_minutes: null, commission_percent: null });
const does = (staff_id: string) => ({ ...bare(staff_id), does: true });
const doesNot = (staff_id: string) => ({ ...bare(staff_id), does: false });
const everybody = { done_by_all: true, doers: [] };

test('unticking one of those who all do a service limits it to the others', () => {
  expect(ticked(everybody, team, [doesNot('bia')])).toEqual({ done_by_all: false, doers: [bare('ana'), bare('caio')] });
});

test('ticking the last one who is missing makes it everybody’s again, and only terms of their own are kept', () => {
  const limited = { done_by_all: false, doers: [{ ...bare('ana'), price: 24000 }, bare('caio')] };
  expect(ticked(limited, team, [does('bia')])).toEqual({
    done_by_all: true,
    doers: [{ ...bare('ana'), price: 24000 }],
  });
  expect(ticked({ done_by_all: false, doers: [bare('ana')] }, team, [does('bia')])).toEqual({
    done_by_all: false,
    doers: [bare('ana'), bare('bia')],
  });
});

test('terms of their own can be had of what everybody does, and given back', () => {
  const own = ticked(everybody, team, [{ ...does('bia'), commission_percent: 0 }]);
  expect(own).toEqual({ done_by_all: true, doers: [{ ...bare('bia'), commission_percent: 0 }] });
  expect(own && ticked(own, team, [does('bia')])).toEqual(everybody);
});

test('somebody of the team has to do it', () => {
  expect(ticked({ done_by_all: false, doers: [bare('ana')] }, team, [doesNot('ana')])).toBeUndefined();
  expect(settled({ done_by_all: false, doers: [] }, team)).toBeUndefined();
  expect(settled({ done_by_all: false, doers: [bare('gone')] }, team)).toBeUndefined();
  expect(settled(everybody, [])).toEqual(everybody);
});

test('whoever has left stays as they were', () => {
  const limited = { done_by_all: false, doers: [bare('gone'), bare('ana')] };
  expect(ticked(limited, team, [does('bia')])?.doers).toEqual([bare('gone'), bare('ana'), bare('bia')]);
  expect(settled({ ...limited, doers: [...limited.doers, bare('bia'), bare('caio')] }, team)).toEqual({
    done_by_all: true,
    doers: [bare('gone')],
  });
});

test('one may take over from another at once', () => {
  const limited = { done_by_all: false, doers: [bare('ana')] };
  expect(ticked(limited, team, [doesNot('ana'), does('bia')])).toEqual({ done_by_all: false, doers: [bare('bia')] });
});

test('what was ticked in between is not undone by whoever changed something else', () => {
  const withoutAna = { done_by_all: false, doers: [bare('bia'), { ...bare('caio'), price: 0 }] };
  const ticks = ticksBetween(everybody, withoutAna, team);
  expect(ticks).toEqual([doesNot('ana'), { ...does('caio'), price: 0 }]);
  const withoutBia = ticked(everybody, team, [doesNot('bia')]) ?? everybody;
  expect(ticked(withoutBia, team, ticks)).toEqual({ done_by_all: false, doers: [{ ...bare('caio'), price: 0 }] });
  expect(ticksBetween(withoutAna, everybody, team)).toEqual([does('ana'), does('caio')]);
  expect(ticksBetween(withoutAna, { ...withoutAna, doers: withoutAna.doers.toReversed() }, team)).toEqual([]);
});

test('everybody who does a service can be named', () => {
  expect(namedBy(everybody, team)).toEqual(team.map(({ id }) => bare(id)));
  expect(namedBy({ done_by_all: false, doers: [bare('ana')] }, team)).toEqual([bare('ana')]);
});
