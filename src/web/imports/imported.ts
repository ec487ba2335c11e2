import type { ReactNode } from 'react';
import type { Columns, ImportTable } from '#domain/imports/columns.ts';
import type { Candidate, Fate, Found, Identity } from '#domain/imports/fates.ts';
import type { Cell } from '#domain/shared/csv.ts';
import type { KeyOf } from '#texts/areas.ts';
import type { Changed } from '#web/ground/live/areas.ts';
import type { Column } from '#web/ui/table.tsx';

/** What a column can be, of whatever kind of thing. */
export type AnyField =
  Extract<KeyOf<'imports', 'imports'>, `fields.${string}`> extends `fields.${infer Field}` ? Field : never;

/** A row of the file with its outcome. */
export type PreviewRow<Field extends AnyField, Item> = {
  line: number;
  cells: Record<Field, string>;
  /** As it will be saved; none where it is invalid. */
  item: Item | undefined;
  fate: Fate<Item>;
};

/** How to read the file: guessed, then corrected by the owner. */
export type Reading<Field extends AnyField> = { columns: Columns<Field>; hasHeader: boolean };

type Checked<Item> = {
  /** What the salon says of the items, by their place among them. */
  found: ReadonlyMap<number, Found>;
  /** What it says of all together. */
  settle?: (fates: Fate<Item>[]) => Fate<Item>[];
};

/** One kind of thing that can be imported: its columns, its rules, how it is looked at and sent. */
export type Imported<Field extends AnyField, Item> = {
  kind: 'clients' | 'services' | 'team' | 'products';
  table: ImportTable<Field>;
  /** What is chosen for the whole file, beside its columns. */
  choices?: ReactNode;
  /** Other choices, other rows: the file is read anew. */
  chosen: string;
  read: (cells: Record<Field, string>) => Candidate<Item>;
  identity: Identity<Item>;
  /** The key of the check, by which it is asked again when the salon changes. */
  checkKey: readonly unknown[];
  check: (items: Item[]) => Promise<Checked<Item>>;
  send: (items: Item[]) => Promise<{ imported: number; known: ReadonlyArray<{ name: string }> }>;
  changed: readonly Changed[];
  name: (row: PreviewRow<Field, Item>) => string;
  /** On a phone, below the name. */
  detail: (row: PreviewRow<Field, Item>) => string;
  /** Between the name and the outcome. */
  preview: Column<PreviewRow<Field, Item>>[];
  /** Said above the rows. */
  note?: (rows: readonly PreviewRow<Field, Item>[]) => string | undefined;
  /** Rows of the file that people may begin with, in the order of the fields. */
  examples?: readonly (readonly Cell[])[];
};
