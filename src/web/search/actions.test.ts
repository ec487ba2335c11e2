import { expect, test } from 'vitest';
import { type Role, rightsOf } from '#domain/members/rights.ts';
import { ACTIONS, type ActionName, MAIN_ACTIONS, mayAct, SCREENS, screensOf } from './actions.ts';

const a = (role: Role) => ({ role, rights: rightsOf(role) });
const actionsOf = (role: Role) => (Object.keys(ACTIONS) as ActionName[]).filter((name) => mayAct(a(role), name));

test('the palette offers the owner every screen and every action', () => {
  expect(screensOf(a('owner'))).toEqual(SCREENS);
  expect(actionsOf('owner')).toEqual(Object.keys(ACTIONS));
});

test('the palette offers the reception what is done at the desk, and no screen that would refuse', () => {
  expect(actionsOf('receptionist')).toEqual(expect.arrayContaining([...MAIN_ACTIONS]));
  expect(actionsOf('receptionist')).not.toContain('newExpense');
  expect(screensOf(a('receptionist'))).toEqual(expect.arrayContaining(['agendaDay', 'debts', 'help']));
  expect(screensOf(a('receptionist'))).not.toContain('reports');
});

test('the palette offers no action on a page that may not be opened', () => {
  const drawerAlone = { role: 'professional' as const, rights: ['cash_drawer' as const] };
  expect(mayAct(drawerAlone, 'closeCash')).toBe(false);
  expect(mayAct({ ...drawerAlone, rights: ['cash_drawer', 'payments'] }, 'closeCash')).toBe(true);
});

test('whoever only has an agenda of their own is offered their profile and help, and what concerns the window', () => {
  expect(screensOf(a('professional'))).toEqual(['profile', 'help']);
  expect(actionsOf('professional')).toEqual(['theme', 'speakPt', 'speakEn', 'speakEs', 'signOut']);
});
