import { type Cents, decimalFromCents } from '#domain/shared/money.ts';
import { pixKeysOf } from './pix-key.ts';

/** Who is paid. The central bank's code has room for 25 letters of a name and 15 of a city, without accents. */
export type PixAccount = { pix_key: string; pix_name: string; pix_city: string };

const LONGEST = { name: 25, city: 15 };

/** The static code ("copia e cola") of the central bank's manual: who is paid, and how much. The bank's app reads it as text or as QR code. */
export function pixCode({ pix_key, pix_name, pix_city }: PixAccount, amount?: Cents): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', pixKey(pix_key));
  const code = [
    field('00', '01'),
    field('26', account),
    // No kind of trade, and the real.
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', decimalFromCents(amount)),
    field('58', 'BR'),
    field('59', ascii(pix_name, LONGEST.name)),
    // A city is required; a bank shows it, but pays by the key.
    field('60', ascii(pix_city, LONGEST.city) || 'BRASIL'),
    // The payment has no number of its own.
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return code + crc16(code);
}

/** A key as the bank registered it. One that was stored before keys were recognised goes out with nothing but its marks taken off. */
export function pixKey(stored: string): string {
  const [known] = pixKeysOf(stored);
  if (known) return known.key;
  const key = stored.trim();
  const digits = key.replace(/\D/g, '');
  if (key.startsWith('+')) return `+${digits}`;
  return key.startsWith('(') ? `+55${digits}` : key.replace(/\s/g, '');
}

/** An id of two digits, a length of two digits, the text. */
function field(id: string, text: string): string {
  return `${id}${String(text.length).padStart(2, '0')}${text}`;
}

function ascii(text: string, most: number): string {
  const plain = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return plain.replace(/\s+/g, ' ').trim().slice(0, most).trim();
}

/** CRC-16/CCITT, polynomial 0x1021, beginning with 0xFFFF: four digits that tell a code that was copied badly. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
