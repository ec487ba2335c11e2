import type benefits from '#texts/pt/benefits.json';
import type common from '#texts/pt/common.json';
import type ui from '#texts/pt/ui.json';

/** The Portuguese texts say which keys exist; `tools/check-texts.ts` holds the other languages to them. One line an area. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      benefits: typeof benefits;
      common: typeof common;
      ui: typeof ui;
    };
  }
}
