/** Where the set-up of the run serves the kit's page. */
export function kitUrl(language = 'pt'): string {
  return `${process.env.E2E_KIT}?lang=${language}`;
}
