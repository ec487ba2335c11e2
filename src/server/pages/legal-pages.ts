import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { supportHref } from '#domain/shared/support.ts';
import { escapeHtml } from '#server/kernel/mail/letter.ts';
import { languageOfRequest, textsIn } from '#server/kernel/texts.ts';
import { inAllLanguages, sendKeptPage } from './kept-page.ts';

type LegalText = { title: string; html: string };
type Kind = 'terms' | 'privacy';
export type LegalTexts = Record<Kind, Record<Language, LegalText & { language: Language }>>;

/** Templates: whoever runs the program has texts of their own, in a folder that looks alike. */
const SHIPPED = fileURLToPath(new URL('../../texts', import.meta.url));

const PATHS = { [paths.terms]: 'terms', [paths.privacy]: 'privacy' } as const;

/** Read at the start, from a folder that the settings have looked into. A language without a text gets one in another. */
export function readLegalTexts(folder: string | undefined): LegalTexts {
  const read = (kind: Kind, wanted: Language) => {
    for (const language of [wanted, ...LANGUAGES]) {
      const file = join(folder ?? SHIPPED, language, `${kind}.md`);
      if (existsSync(file)) return { ...legalHtml(readFileSync(file, 'utf8')), language };
    }
    throw new Error(`No ${kind}.md in ${folder ?? SHIPPED}`);
  };
  const inAll = (kind: Kind) => ({ pt: read(kind, 'pt'), en: read(kind, 'en'), es: read(kind, 'es') });
  return { terms: inAll('terms'), privacy: inAll('privacy') };
}

/** Of Markdown what such a text needs: headings, paragraphs and lists. All else is shown as it was typed. */
export function legalHtml(markdown: string): LegalText {
  const blocks = markdown.trim().split(/\r?\n(?:[ \t]*\r?\n)+/);
  const title = /^# (.*)$/.exec(blocks[0] ?? '')?.[1];
  const html = blocks.slice(title === undefined ? 0 : 1).map(blockHtml);
  return { title: escapeHtml(title ?? 'Madeixa'), html: html.join('') };
}

function blockHtml(block: string): string {
  const lines = block.split(/\r?\n/).map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`;
  }
  const [, signs, heading] = /^(##+) (.*)$/.exec(lines.join(' ')) ?? [];
  if (signs && heading) return `<h${Math.min(signs.length, 4)}>${escapeHtml(heading)}</h${Math.min(signs.length, 4)}>`;
  return `<p>${escapeHtml(lines.join(' '))}</p>`;
}

/** Support is promised only where somebody can be reached. */
export function supportHtml(contact: string | undefined, language: Language): string {
  if (!contact) return '';
  return `${textsIn(language)('server:support')}: <a href="${escapeHtml(supportHref(contact))}">${escapeHtml(contact)}</a>`;
}

type Settings = { publicUrl: string; support: string | undefined; texts: LegalTexts };

/** Terms and privacy, for anybody to read: the built page with its text. */
export async function addLegalPages(
  http: FastifyInstance,
  folder: string,
  { publicUrl, support, texts }: Settings,
): Promise<void> {
  for (const [path, kind] of Object.entries(PATHS)) {
    const pages = await inAllLanguages((language) => {
      const text = texts[kind][language];
      const contents: Record<string, string> = {
        '%PUBLIC_URL%': publicUrl,
        '%PATH%': path,
        '%TITLE%': text.title,
        '%TEXT_LANGUAGE%': text.language,
        '%TEXT%': text.html,
        '%SUPPORT%': supportHtml(support, language),
      };
      // In one pass: what stands in a text is never taken for another place.
      const page = readFileSync(join(folder, `legal.${language}.html`), 'utf8');
      return page.replaceAll(/%[A-Z_]+%/g, (place) => contents[place] ?? place);
    });
    http.get(path, async (request, reply) => sendKeptPage(request, reply, pages[languageOfRequest(request)]));
  }
}
