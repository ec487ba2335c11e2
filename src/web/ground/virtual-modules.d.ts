declare module 'virtual:contract/*' {
  import type { AnyContractRouter } from '@orpc/contract';

  const operations: AnyContractRouter;
  export default operations;
}

declare module 'virtual:texts' {
  import type { Language } from '#domain/shared/countries.ts';
  import type { Area } from '#texts/areas.ts';
  import type { Words } from '#texts/translate.ts';

  /** Groups of areas, each with the way to load its texts in a language. */
  const groups: { areas: readonly Area[]; load: Record<Language, () => Promise<Partial<Record<Area, Words>>>> }[];
  export default groups;
}
