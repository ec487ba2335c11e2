import type { InfiniteData } from '@tanstack/react-query';
import type { ClientPhoto, LastSheet, SheetVisit, TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { showSaved } from '#web/ground/api/show-saved.ts';
import { lastWith, lastWithout, visitWith, visitWithout, visitWithPhoto } from './as-saved.ts';

// As in every list (see `showSaved`): whoever opens a sheet right away must not find what it was before.

export function showSheet(sheet: TechnicalSheet): void {
  const { client_id, appointment_id } = sheet;
  changeVisits((visit) => visitWith(visit, sheet));
  changeLast((last) => lastWith(last, sheet));
  if (appointment_id === null) return;
  const key = api.technicalSheets.last.queryKey({ input: { client_id, appointment_id } });
  queryClient.setQueryData<LastSheet>(key, (last) => last && { ...last, own: sheet });
}

export function forgetSheet(id: string): void {
  changeVisits((visit) => visitWithout(visit, id));
  changeLast((last) => lastWithout(last, id));
}

export function showPhoto(photo: ClientPhoto): void {
  showSaved(api.technicalSheets.photos, photo);
  changeVisits((visit) => visitWithPhoto(visit, photo));
}

function changeVisits(change: (visit: SheetVisit) => SheetVisit): void {
  queryClient.setQueriesData<InfiniteData<{ rows: SheetVisit[] }>>(
    { queryKey: api.technicalSheets.visits.key() },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
}

function changeLast(change: (last: LastSheet) => LastSheet): void {
  queryClient.setQueriesData<LastSheet>({ queryKey: api.technicalSheets.last.key() }, (last) => last && change(last));
}
