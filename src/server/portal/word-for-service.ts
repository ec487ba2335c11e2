import type { Language } from '#domain/shared/countries.ts';
import { textsIn } from '#server/kernel/texts.ts';

/** What a service is called that nobody named, in the salon's language: the owner reads it too. */
export function wordForService({ language }: { language: string }): string {
  return textsIn(language as Language)('portal:server.service');
}
