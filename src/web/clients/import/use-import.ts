import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ImportedClient, importedClientForm } from '#contract/clients/forms.ts';
import { readBirthday } from '#domain/clients/birthday.ts';
import { type Candidate, type Columns, type Fate, fatesOf, fieldsOf, guessColumns } from '#domain/clients/import.ts';
import { tagsIn } from '#domain/clients/tags.ts';
import type { PhoneCountry } from '#domain/shared/phone.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { phoneCountryOf } from '../client-fields.tsx';

/** A row of the file with its outcome. */
export type PreviewRow = { line: number; name: string; phone: string; email: string; fate: Fate<ImportedClient> };

/** How to read the file: guessed, then corrected by the owner. */
export type Reading = { columns: Columns; hasHeader: boolean; country: PhoneCountry };

export function useImport(table: string[][]) {
  const { profile } = useSession();
  const [reading, setReading] = useState<Reading>(() => ({
    ...guessColumns(table),
    country: phoneCountryOf(profile.country),
  }));
  const { columns, hasHeader, country } = reading;

  const read = useMemo(() => {
    const fields = table.slice(hasHeader ? 1 : 0).map((row) => fieldsOf(row, columns));
    const candidates = fields.map((row) => candidateOf(row, country));
    const phones = new Set(candidates.flatMap((one) => ('client' in one ? [one.client.phone] : [])));
    return { fields, candidates, phones: [...phones] };
  }, [table, columns, hasHeader, country]);

  const known = useQuery({
    // Not by its phones: ten thousand numbers would be compared at every render.
    queryKey: [...api.clients.checkImport.key(), table.length, reading],
    queryFn: () => client.clients.checkImport({ phones: read.phones }),
    gcTime: 0,
  });

  const rows = useMemo(() => {
    const names = new Map(known.data?.known.map(({ phone, name }) => [phone, name]));
    const fates = fatesOf(read.candidates, names);
    const first = hasHeader ? 2 : 1;
    return fates.map((fate, index): PreviewRow => {
      const row = read.fields[index] ?? { name: '', phone: '', email: '' };
      // As it will be saved, or as in the file if it is invalid.
      return { line: index + first, ...row, ...('client' in fate ? fate.client : {}), fate };
    });
  }, [read, hasHeader, known.data]);

  return { reading, setReading, rows, known };
}

function candidateOf(row: ReturnType<typeof fieldsOf>, country: PhoneCountry): Candidate<ImportedClient> {
  const { birthday, tags, ...contact } = row;
  const result = importedClientForm.safeParse({
    ...contact,
    phone_country: country,
    birthday: readBirthday(birthday, country),
    tags: tagsIn(tags),
  });
  if (result.success) return { client: result.data };
  return { problem: result.error.issues[0]?.message ?? 'common:invalidData' };
}
