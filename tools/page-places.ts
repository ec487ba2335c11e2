import type { Language } from '#domain/shared/countries.ts';
import { textsIn } from '#server/kernel/texts.ts';

/** The head of a page, in place of the title that its source has. */
export function withHead(html: string, language: string, head: string): string {
  return fill(fill(html, '<html lang="pt">', `<html lang="${language}">`), '<title>Madeixa</title>', head);
}

export function withBody(html: string, body: string): string {
  return fill(html, '<div id="root"></div>', `<div id="root">${body}</div>`);
}

/** The portal's head until its script knows whose it is. */
export function portalTitle(language: Language): string {
  return `<title>${textsIn(language)('portal:page.title')} · Madeixa</title>`;
}

/** A place that is not there is a changed page: better none than one without its texts. */
function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`A page has no ${place}`);
  return html.replace(place, () => content);
}
