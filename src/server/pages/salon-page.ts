import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SalonPageData } from '#contract/booking/operations.ts';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';

type Visit = {
  language: Language;
  path: string;
  salonId: string;
  /** Null is a salon that does not exist; undefined one that could not be read, which the page then asks for itself. */
  data: SalonPageData | undefined;
};

type Render = (language: Language, path: string, data: SalonPageData) => string;

/** Writes a salon's booking page: the built one with the salon's name, its public data and, drawn already, its services. */
export async function openSalonPages(webFolder: string, publicUrl: string): Promise<(visit: Visit) => string> {
  const built = pathToFileURL(join(webFolder, '../render/render.js')).href;
  const { renderBooking }: { renderBooking: Render } = await import(built);
  const pages = new Map(
    LANGUAGES.map((language) => [language, readFileSync(join(webFolder, `booking.${language}.html`), 'utf8')]),
  );
  return ({ language, path, salonId, data }) =>
    fillSalonPage(pages.get(language) ?? '', {
      publicUrl,
      salonId,
      data,
      body: data === undefined ? '' : renderBooking(language, path, data),
    });
}

type Content = { publicUrl: string; salonId: string; data: SalonPageData | undefined; body: string };

/** All places in one pass: what a salon is called is never taken for another place. */
export function fillSalonPage(page: string, { publicUrl, salonId, data, body }: Content): string {
  const contents: Record<string, string> = {
    '%PUBLIC_URL%': escaped(publicUrl),
    '%SALON_ID%': escaped(encodeURIComponent(salonId)),
    '%SALON_NAME%': escaped(data?.salon.business_name ?? 'Madeixa'),
    // A script ends at the first "</script", wherever it stands in the JSON.
    '"%SALON%"': data === undefined ? '""' : JSON.stringify(data).replaceAll('<', '\\u003c'),
    '<!--%BODY%-->': body,
  };
  return page.replace(
    /%PUBLIC_URL%|%SALON_ID%|%SALON_NAME%|"%SALON%"|<!--%BODY%-->/g,
    (place) => contents[place] ?? '',
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
