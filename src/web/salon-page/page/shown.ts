import type { ShownSalonPage } from '#contract/salon-page/shown.ts';
import type { Language } from '#domain/shared/countries.ts';
import type { SalonNow } from '#domain/shared/time.ts';

export type Drawn = {
  publicUrl: string;
  /** Of the address. */
  name: string;
  data: ShownSalonPage;
  /** By the salon's clock. */
  now: SalonNow;
  /** The language stands in the address, and in those that the page leads to. */
  isAsked: boolean;
};

export type Shown = Drawn & { language: Language; bookingUrl: string };
