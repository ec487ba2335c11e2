import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiDocument } from '../http/api-document.ts';
import { type ApiDescription, takenAway } from './compare-api.ts';
import { currentVersion, ROOT, releaseFolder, releasesBefore } from './release.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const text = { type: 'string' };
const one = (operation: object, method = 'post'): ApiDescription => ({
  paths: { '/clients': { [method]: { operationId: 'clients.create', ...operation } } },
});
const sending = (properties: object, required: string[] = []) =>
  one({ requestBody: json(object(properties, required)) });
const answering = (properties: object, required: string[] = []) =>
  one({ responses: { 200: json(object(properties, required)) } });

test('what is only added takes nothing away', () => {
  const list = (item: object) => ({ type: 'array', items: item });
  expect(takenAway(sending({ name: text }, ['name']), sending({ name: text, note: text }, ['name']))).toEqual([]);
  expect(takenAway(sending({ name: { enum: ['a'] } }), sending({ name: text }))).toEqual([]);
  expect(takenAway(answering({ id: text }, ['id']), answering({ id: text, no: text }, ['id', 'no']))).toEqual([]);
  expect(takenAway(sending({}), sending({ parts: list(object({ id: text }, ['id'])) }))).toEqual([]);
});

test.each([
  ['an operation', one({}), one({}, 'put'), 'is gone'],
  ['an operation’s id', one({}), one({ operationId: 'clients.add' }), 'is called clients.add now'],
  ['a field that is sent', sending({ name: text }), sending({}), 'takes no name'],
  ['a value', sending({ by: { enum: ['a', 'b'] } }), sending({ by: { enum: ['a'] } }), 'takes no "b" as by'],
  ['leaving empty', sending({ by: { anyOf: [text, { type: 'null' }] } }), sending({ by: text }), 'takes no null as by'],
  ['leaving out', sending({ name: text }), sending({ name: text }, ['name']), 'asks for name'],
  ['not knowing', sending({}), sending({ name: text }, ['name']), 'asks for name'],
  ['a field of an answer', answering({ id: text }, ['id']), answering({}), 'answers no id'],
  ['being sure of it', answering({ id: text }, ['id']), answering({ id: text }), 'may leave out id'],
])('%s is taken away', (_, before, now, sentence) => {
  expect(takenAway(before, now)).toEqual([`POST /clients ${sentence}`]);
});

test('this release takes nothing away from callers of the releases before, unless its changelog says so', async () => {
  const now = (await apiDocument({})) as ApiDescription;
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const [, ours = ''] = changelog.split(new RegExp(`^## ${currentVersion().replaceAll('.', '\\.')} `, 'm'));
  const [said = ''] = ours.split(/^## /m);
  const [last = ''] = releasesBefore();
  const before = JSON.parse(readFileSync(join(releaseFolder(last), 'openapi.json'), 'utf8')) as ApiDescription;
  expect(takenAway(before, now).filter((what) => !said.includes(`\`${what}\``))).toEqual([]);
});
