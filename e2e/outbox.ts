import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './expect.ts';

type Page = 'reset-password' | 'confirmar-email' | 'trocar-email';

/** The letters to this address whose link opens that page, oldest first, as a person reads them. */
export async function lettersTo(email: string, page: Page, count = 1): Promise<string[]> {
  const folder = process.env.E2E_OUTBOX ?? '';
  const letters = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`${email}.eml`));
    const texts = await Promise.all(
      names.sort().map(async (name) => readable(await readFile(join(folder, name), 'latin1'))),
    );
    return texts.filter((text) => text.includes(`/${page}?token=`));
  };
  await expect.poll(letters, `letters to ${email}`).toHaveLength(count);
  return letters();
}

/** A mail carries other letters than English ones as =C3=A7, and a long line as several that end with "=". */
function readable(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The path that the letter's link opens. */
export function linkIn(letter: string): string {
  const link = /https?:\/\/\S+\/(reset-password|confirmar-email|trocar-email)\?token=[\w%-]+/.exec(letter)?.[0];
  if (!link) throw new Error(`There is no link in this letter:\n${letter}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
