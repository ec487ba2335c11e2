import { expect, test } from 'vitest';
import { RIGHTS, type Role, rightsOf } from '#domain/members/rights.ts';
import { beginsAtOwnAgenda, menuOf, startOf } from './menu.ts';

type Reader = Parameters<typeof menuOf>[0];
const a = (role: Role, staff_id: string | null = null): Reader => ({ role, rights: rightsOf(role), staff_id });
const namesOf = (reader: Reader) =>
  menuOf(reader).flatMap((entry) => ('group' in entry ? entry.links : [entry]).map(({ name }) => name));
const namesFor = (role: Role) => namesOf(a(role));

test('the reception finds its three pages in the menu, and nothing of the money that remains', () => {
  expect(namesFor('receptionist')).toEqual(['dashboard', 'agenda', 'clients', 'cashier', 'profile']);
});

test('the management finds what the owner finds, but for what is the owner’s alone', () => {
  expect(namesFor('owner')).toEqual(expect.arrayContaining(namesFor('manager')));
  expect(namesFor('manager')).toEqual(expect.arrayContaining(['team', 'payables', 'reports', 'settings', 'salonPage']));
});

test('whoever would see something on the dashboard begins there, anybody else at the first page of their menu', () => {
  expect(startOf(a('owner'))).toBe('/dashboard');
  expect(startOf(a('receptionist'))).toBe('/dashboard');
  expect(startOf(a('professional'))).toBe('/perfil');
  expect(startOf({ role: 'professional', rights: ['stock'], staff_id: null })).toBe('/produtos?type=internal');
});

test('a professional of the team begins at their own agenda, and whoever sees everybody’s at the dashboard', () => {
  expect(beginsAtOwnAgenda(a('professional', 'rita'))).toBe(true);
  expect(beginsAtOwnAgenda(a('professional'))).toBe(false);
  expect(beginsAtOwnAgenda(a('manager', 'rita'))).toBe(false);
});

test('whoever is a professional of the team finds their own agenda in the menu, and nobody else does', () => {
  expect(namesOf(a('manager', 'rita'))).toContain('ownAgenda');
  expect(namesOf(a('professional', 'rita'))).toEqual(['ownAgenda', 'profile']);
  expect(namesOf(a('owner', 'helena'))).not.toContain('ownAgenda');
  expect(namesOf(a('receptionist', 'rita'))).not.toContain('ownAgenda');
  expect(startOf(a('professional', 'rita'))).toBe('/perfil');
});

test('the hours are in the menu of whoever may not open the agenda, in which they are found otherwise', () => {
  const rights = RIGHTS.filter((right) => right !== 'all_agenda');
  expect(namesOf({ role: 'manager', rights, staff_id: null })).toContain('agendaSettings');
  expect(namesFor('manager')).not.toContain('agendaSettings');
});
