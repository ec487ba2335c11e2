import type { Words } from '#texts/translate.ts';

/** Of the pages behind the sign-in; not those of the server and of the public pages, which this app never shows. */
export const areaTexts = import.meta.glob<Words>(
  ['../../texts/*/*.json', '!../../texts/*/{account,benefits,booking,common,mail,server,ui}.json'],
  { import: 'default' },
);
