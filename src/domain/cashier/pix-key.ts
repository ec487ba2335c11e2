import { isEmail, normaliseEmail } from '#domain/shared/email.ts';

/** A key as the bank registered it, and as people write it. What is written is read again as the same key. */
export type PixKey = { kind: 'cpf' | 'cnpj' | 'phone' | 'email' | 'random'; key: string; written: string };

/** So much of an address does the central bank register. */
const LONGEST_EMAIL = 77;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Where it has its hyphen, it is no phone. */
const CPF = /^\d{3}\.?\d{3}\.?\d{3}-\d{2}$/;
/** Since 2026 all but the check digits may be letters. */
const CNPJ = /^[\da-z]{2}\.?[\da-z]{3}\.?[\da-z]{3}\/?[\da-z]{4}-?\d{2}$/i;
/** With or without the dial code or a zero in front. */
const PHONE = /^(?:\+?55[\s.-]?)?(?:\(0?\d{2}\)|0?\d{2})[\s.-]?9[\s.]?\d{4}[\s.-]?\d{4}$/;
/** The area codes that there are. */
const AREA = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])$/;

/** Whatever it can be: nothing for what is no key, two for eleven bare digits that are a CPF as well as a mobile. */
export function pixKeysOf(typed: string): PixKey[] {
  const text = typed.trim();
  if (text.includes('@')) return email(normaliseEmail(text));
  if (UUID.test(text)) return [{ kind: 'random', key: text.toLowerCase(), written: text.toLowerCase() }];
  if (CPF.test(text)) return cpf(text.replace(/\D/g, ''));
  if (CNPJ.test(text)) return cnpj(text.replace(/[./-]/g, '').toUpperCase());
  const bare = text.replace(/\s/g, '');
  if (/^\d{11}$/.test(bare)) return [...cpf(bare), ...phone(bare)];
  return PHONE.test(text)
    ? phone(
        text
          .replace(/\D/g, '')
          .replace(/^55(?=\d{11})/, '')
          .replace(/^0/, ''),
      )
    : [];
}

function email(key: string): PixKey[] {
  const isKey = isEmail(key) && key.length <= LONGEST_EMAIL && /^[\x21-\x7e]+$/.test(key);
  return isKey ? [{ kind: 'email', key, written: key }] : [];
}

function cpf(key: string): PixKey[] {
  if (!hasCheckDigits(key, 11)) return [];
  return [{ kind: 'cpf', key, written: key.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') }];
}

function cnpj(key: string): PixKey[] {
  if (!hasCheckDigits(key, 9)) return [];
  return [{ kind: 'cnpj', key, written: key.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') }];
}

/** A mobile: banks register no others. */
function phone(national: string): PixKey[] {
  if (!AREA.test(national.slice(0, 2)) || national[2] !== '9') return [];
  return [{ kind: 'phone', key: `+55${national}`, written: national.replace(/^(..)(.....)(....)$/, '+55 $1 $2-$3') }];
}

/**
 * Both end in two digits that follow from the rest, modulo 11: weights from the right begin with two, those of a CNPJ over again after nine. A letter
 * counts by its place in ASCII, the 0 being nothing. Of one digit repeated the sum would be right, but nobody has such a number.
 */
function hasCheckDigits(text: string, largestWeight: number): boolean {
  const values = [...text].map((letter) => letter.charCodeAt(0) - 48);
  const digitAfter = (count: number) => {
    const sum = values
      .slice(0, count)
      .reduce((sum, value, at) => sum + value * (2 + ((count - 1 - at) % (largestWeight - 1))), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const isRepeated = new Set(values).size === 1;
  return !isRepeated && [2, 1].every((back) => digitAfter(text.length - back) === values.at(-back));
}
