import { expect, test } from 'vitest';
import { CLIENT_TABLE } from '#domain/clients/import.ts';
import { guessColumns, type ImportTable } from '#domain/imports/columns.ts';
import { PRODUCT_TABLE } from '#domain/products/import.ts';
import { SERVICE_TABLE } from '#domain/services/import.ts';
import { TEAM_TABLE } from '#domain/team/import.ts';
import en from '#texts/en/imports.json' with { type: 'json' };
import es from '#texts/es/imports.json' with { type: 'json' };
import pt from '#texts/pt/imports.json' with { type: 'json' };

const tables: [string, ImportTable<string>][] = [
  ['clients', CLIENT_TABLE],
  ['services', SERVICE_TABLE],
  ['team', TEAM_TABLE],
  ['products', PRODUCT_TABLE],
];

test.each(tables)('what the template calls the columns of %s is understood, in every language', (_, table) => {
  for (const { fields } of [pt, en, es]) {
    const header = table.fields.map((field) => (fields as Record<string, string>)[field] ?? '');
    const columns = Object.fromEntries(table.fields.map((field, index) => [field, index]));
    expect(guessColumns([header], table), header.join()).toEqual({ hasHeader: true, columns });
  }
});
