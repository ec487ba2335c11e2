/** The sections of the kit's page, one a file of src/web/kit. */
export type Section = 'basics' | 'fields' | 'overlays' | 'queries' | 'reports' | 'tables';

/** Where the set-up of the run serves the kit's page; with a section, only that one. */
export function kitUrl({ language = 'pt', only }: { language?: string; only?: Section | undefined } = {}): string {
  return `${process.env.E2E_KIT}?lang=${language}${only ? `&only=${only}` : ''}`;
}
