/** What the sheet is asked to show: a new appointment with what the click already told, or one that exists. */
export type SheetOpening =
  | { kind: 'new'; date: string; start_time?: string; professional_id?: string }
  | { kind: 'edit'; id: string };
