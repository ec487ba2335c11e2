import type { Kept } from './line.ts';
import { changesOf, named, type Teller, type Telling, told, usually } from './telling.ts';
import { rowsOf, spec } from './values.ts';

const CONTACTS = 'client_contacts';
const CLIENT = [
  spec('name', 'text'),
  spec('phone', 'text', 'phone', CONTACTS),
  spec('email', 'text', 'email', CONTACTS),
  spec('birthday', 'birthday'),
  spec('note', 'text'),
  spec('preferred', 'unsaid', 'preferred_professional_id'),
];

export const tellClient: Teller = usually(
  { created: 'client_created', changed: 'client_changed', removed: 'client_removed', imported: 'clients_imported' },
  ({ before, after }) => named(before?.name) ?? named(after?.name),
  CLIENT,
  CLIENT.slice(1, 3),
);

const WARNING = [spec('title', 'text'), spec('kind', 'word'), spec('note', 'text')];
const ofClient = ({ known }: Telling) => named(known.client);

export const tellWarning: Teller = usually(
  { created: 'warning_created', changed: 'warning_changed', removed: 'warning_removed' },
  ofClient,
  WARNING,
  WARNING,
);

export const tellTags: Teller = (telling) => {
  const { action, before, after } = telling;
  if (action === 'update') return told('tags_changed', ofClient(telling), changesOf([spec('tags', 'text')], telling));
  const subject = named(before?.tag);
  if (action === 'delete') return told('tag_removed', subject);
  if (action !== 'rename' || !after) return undefined;
  return told('tag_renamed', subject, changesOf([spec('name', 'text', 'tag')], telling));
};

const formulaOf = ({ lines }: Kept) =>
  lines === undefined
    ? undefined
    : rowsOf(lines).map(({ product, proportion }) => [product, proportion].filter(Boolean).join(' '));

const SHEET = [
  spec('formula', 'text', formulaOf),
  spec('result', 'text'),
  spec('next_time', 'yesno', 'is_next'),
  spec('day', 'date', 'date'),
];

export const tellSheet: Teller = usually(
  { created: 'sheet_created', changed: 'sheet_changed', removed: 'sheet_removed' },
  ofClient,
  SHEET,
  [spec('day', 'date', 'date'), ...SHEET.slice(0, 2)],
);

const PHOTO = [spec('moment', 'word'), spec('day', 'date', 'taken_on')];

export const tellPhoto: Teller = usually(
  { created: 'photo_created', changed: 'photo_changed', removed: 'photo_removed' },
  ofClient,
  PHOTO,
  PHOTO,
);
