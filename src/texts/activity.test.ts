import { expect, test } from 'vitest';
import { FIELDS } from '#domain/activity/fields.ts';
import en from './en/activity.json' with { type: 'json' };
import es from './es/activity.json' with { type: 'json' };
import pt from './pt/activity.json' with { type: 'json' };

test.each([
  ['pt', pt, /^(o|a|os|as) \S/],
  ['en', en, /^the \S/],
  ['es', es, /^(el|la|los|las|lo) \S/],
] as const)('in %s every field has its article in front, which its label leaves out', (_, { fields }, article) => {
  expect(FIELDS.filter((field) => !article.test(fields[field]))).toEqual([]);
});
