import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLegalPages, legalHtml, readLegalTexts, supportHtml } from './legal-pages.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-legal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder such as an installation has. */
function own(name: string, texts: Record<string, string>): string {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(folder, name, file.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

test('headings, paragraphs and lists are drawn; a text begins with what it is called', () => {
  expect(legalHtml('# Terms\n\nOne\nline.\n\n## Part\n\n- first\n- second\n\nEnd.\n')).toEqual({
    title: 'Terms',
    html: '<p>One line.</p><h2>Part</h2><ul><li>first</li><li>second</li></ul><p>End.</p>',
  });
});

test('whatever else stands in a text is shown as it was typed, and never run', () => {
  const { title, html } = legalHtml(
    '# <b>T</b>\n\n<script>alert(1)</script> & "more"\n\n- <img src=x onerror=alert(1)>',
  );
  expect(title).toBe('&lt;b&gt;T&lt;/b&gt;');
  expect(html).not.toMatch(/<(?!\/?(p|ul|li)>)/);
});

test('the texts that come with the program exist in three languages and say that they are templates', () => {
  const texts = readLegalTexts(undefined);
  for (const kind of ['terms', 'privacy'] as const) {
    expect(texts[kind].pt.html).toContain('Este texto é um modelo');
    expect(texts[kind].en.html).toContain('This text is a template');
    expect(texts[kind].es.html).toContain('Este texto es un modelo');
  }
});

test('an installation has its own texts; a language that it lacks gets one of its own rather than the template', () => {
  const texts = readLegalTexts(
    own('one', { 'es/terms.md': '# Nuestros términos\n\nHola.', 'es/privacy.md': '# Datos' }),
  );
  expect(texts.terms.pt).toEqual({ title: 'Nuestros términos', html: '<p>Hola.</p>', language: 'es' });
  expect(texts.privacy.es.title).toBe('Datos');
});

test.each([
  ['ajuda@salon.example', 'mailto:ajuda@salon.example'],
  ['+55 11 3333-4444', 'tel:+551133334444'],
  ['https://salon.example/ajuda', 'https://salon.example/ajuda'],
])('the contact %s is a link to %s; without one nothing is said', (contact, href) => {
  expect(supportHtml(contact, 'pt')).toBe(`Suporte: <a href="${href}">${contact}</a>`);
  expect(supportHtml(undefined, 'pt')).toBe('');
});

test('the pages speak the language of the address, else the browser’s', async () => {
  const web = own('web', {});
  mkdirSync(web, { recursive: true });
  for (const language of ['pt', 'en', 'es']) {
    writeFileSync(
      join(web, `legal.${language}.html`),
      `${language} %TITLE% <div lang="%TEXT_LANGUAGE%">%TEXT%</div> %SUPPORT%`,
    );
  }
  const http = Fastify();
  const texts = readLegalTexts(
    own('two', {
      'pt/terms.md': '# Termos $& %TEXT%\n\nOlá.',
      'pt/privacy.md': '# Dados',
      'en/terms.md': '# Terms\n\nHi.',
    }),
  );
  await addLegalPages(http, web, { publicUrl: 'https://m.example', support: 'a@b.example', texts });
  const get = async (url: string, language = 'pt') =>
    (await http.inject({ url, headers: { 'accept-language': language } })).body;
  expect(await get('/termos')).toBe(
    'pt Termos $&amp; %TEXT% <div lang="pt"><p>Olá.</p></div> Suporte: <a href="mailto:a@b.example">a@b.example</a>',
  );
  expect(await get('/termos?lang=en')).toMatch(/^en Terms <div lang="en"><p>Hi\.<\/p>/);
  expect(await get('/privacidade', 'en')).toMatch(/^en Dados <div lang="pt">/);
  await http.close();
});
