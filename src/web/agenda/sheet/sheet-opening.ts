/** What the click already told about a new appointment. */
export type Preset = { date: string; start_time?: string; professional_id?: string };

export type SheetOpening = ({ kind: 'new' } & Preset) | { kind: 'edit'; id: string };
