import { expect, test } from 'vitest';
import type { FieldSchema } from '../../src/server/kernel/http/api-fields.ts';
import { missingRegistrations, type Project } from './missing.ts';
import { silentFields } from './silent-fields.ts';

const behindSignIn = { isForStrangers: false, isOpen: false, mayBeOpen: false, saysWhatItNeeds: true };
const forAll = { isForStrangers: true, isOpen: true, mayBeOpen: true, saysWhatItNeeds: true };

/** A project in which one area, with one page and one operation, is named wherever it must be. */
const complete: Project = {
  areas: ['gift-cards'],
  serverAreas: ['gift-cards', 'kernel'],
  webAreas: ['gift-cards', 'ui'],
  namespaces: ['giftCards'],
  paths: { home: '/', giftCards: '/vales' },
  operations: [
    { name: 'giftCards.list', method: 'GET', ...behindSignIn, hasSample: false },
    { name: 'giftCards.sell', method: 'POST', ...behindSignIn, hasSample: true },
    { name: 'public.redeem', method: 'POST', ...forAll, hasSample: false },
  ],
  silentFields: [],
  entities: ['gift_cards'],
  rules: ['gift-cards'],
  files: {
    contract: "import { giftCardsContract } from './gift-cards/operations.ts';",
    assemble: "import { giftCardsRoutes } from './gift-cards/routes.ts';",
    keys: "giftCards: Texts<typeof import('./pt/giftCards.json')>;",
    liveAreas: "const AREAS = {\n  gift_cards: ['giftCards'],\n};",
    sentences: "const ENTITIES = {\n  gift_cards: entity('cashier', 'payments', tellGiftCard),\n};",
    routes: '',
    pages: "  giftCards: page('gift-cards/gift-cards-page', 'giftCards'),",
    screens: "{ name: 'gift-cards', path: '/vales' }",
    everyScreen: "{ name: 'gift cards', path: '/vales', ready: 'main' }",
    architecture: '| `gift-cards` | what was paid ahead |',
  },
};

const without = (file: keyof Project['files']) => ({ files: { ...complete.files, [file]: '' } });

test('an area that is named everywhere misses nothing', () => {
  expect(missingRegistrations(complete)).toEqual([]);
});

test.each<[what: string, Partial<Project>, says: string]>([
  ['the contract', without('contract'), 'area gift-cards: add its operations to src/contract/contract.ts'],
  ['its server folder', { serverAreas: [] }, 'area gift-cards: add src/server/gift-cards/ with its routes'],
  ['its routes', without('assemble'), 'area gift-cards: add its routes to src/server/assemble.ts'],
  ['its web folder', { webAreas: [] }, 'area gift-cards: add src/web/gift-cards/ with its pages'],
  ['its texts', { namespaces: [] }, 'area gift-cards: add its texts, src/texts/{pt,en,es}/giftCards.json'],
  ['the type of its texts', without('keys'), 'texts giftCards: add a line to src/texts/areas.ts'],
  ['its rules', { rules: [] }, 'area gift-cards: say its rules in docs/rules/gift-cards.md'],
  [
    'its line of ARCHITECTURE',
    without('architecture'),
    'area gift-cards: add a line to the table of areas in ARCHITECTURE.md',
  ],
  ['its page', without('pages'), 'page giftCards: add the page at /vales to src/web/app/pages.ts'],
  ['the picture of its page', without('screens'), 'page giftCards: add its picture to tools/screens.ts'],
  [
    'its page for axe',
    without('everyScreen'),
    'page giftCards: add it to the list in e2e/every-screen.ts, which axe and the narrowest phone look at',
  ],
  [
    'who follows its table',
    without('liveAreas'),
    'table gift_cards: say in src/web/ground/live/areas.ts whose answers tell about it',
  ],
  [
    'how its lines are told',
    without('sentences'),
    'table gift_cards: say in src/domain/activity/tell.ts how its lines of the history are told',
  ],
  [
    'an input of its operation',
    { operations: [{ name: 'giftCards.sell', method: 'POST', ...behindSignIn, hasSample: false }] },
    'operation giftCards.sell: give it an input in src/server/kernel/testing/sample-inputs.ts',
  ],
  [
    'what its operation needs',
    {
      operations: [
        { name: 'giftCards.list', method: 'GET', ...behindSignIn, hasSample: false, saysWhatItNeeds: false },
      ],
    },
    'operation giftCards.list: say in the contract what whoever calls it needs',
  ],
  [
    'agreement on who may call it without a session',
    { operations: [{ name: 'giftCards.list', method: 'GET', ...behindSignIn, hasSample: false, isOpen: true }] },
    'operation giftCards.list: the contract and api-access.ts do not agree whether it needs a session',
  ],
  [
    'what its field means',
    { silentFields: ['giftCards.sell.rest'] },
    'field giftCards.sell.rest: say what it counts or how it is written in src/server/kernel/http/api-fields.ts',
  ],
])('without %s it is told what to add, and where', (_what, change, says) => {
  expect(missingRegistrations({ ...complete, ...change })).toEqual([says]);
});

test('a number must say what it counts, and a day how it is written', () => {
  const answer = (properties: NonNullable<FieldSchema['properties']>) => ({
    '/gift-cards': {
      get: {
        operationId: 'giftCards.list',
        responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
      },
    },
  });
  const told = { rest: { type: 'integer', description: 'in cents' }, sold_on: { type: 'string', format: 'date' } };
  expect(silentFields(answer({ ...told, name: { type: 'string' } }))).toEqual([]);
  expect(silentFields(answer({ rest: { type: 'integer' }, sold_on: { type: 'string' } }))).toEqual([
    'giftCards.list.rest',
    'giftCards.list.sold_on',
  ]);
});
