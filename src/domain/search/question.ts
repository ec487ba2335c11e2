import type { Language } from '#domain/shared/countries.ts';
import { withoutAccents } from '#domain/shared/names.ts';
import { addDays, isDate, weekdayOf } from '#domain/shared/time.ts';
import { readDate } from '#domain/shared/typed-date.ts';

/** What somebody looks for: the words that may name a client, a day if one is named, and the number of a sale. */
export type Question = { names: string; day: string | null; sale: number | null };

type Read = { today: string; language: Language };

/** In all three languages at once: a team does not always speak the language of its screens. */
const DAYS_AWAY: Record<string, number> = {
  hoje: 0,
  today: 0,
  hoy: 0,
  amanha: 1,
  tomorrow: 1,
  manana: 1,
  ontem: -1,
  yesterday: -1,
  ayer: -1,
};

/** From Sunday on. */
const WEEKDAYS = [
  ['domingo', 'sunday'],
  ['segunda', 'segunda-feira', 'monday', 'lunes'],
  ['terca', 'terca-feira', 'tuesday', 'martes'],
  ['quarta', 'quarta-feira', 'wednesday', 'miercoles'],
  ['quinta', 'quinta-feira', 'thursday', 'jueves'],
  ['sexta', 'sexta-feira', 'friday', 'viernes'],
  ['sabado', 'saturday'],
];

/** Three letters are enough beside a day's number. */
const MONTHS = [
  ['janeiro', 'january', 'enero'],
  ['fevereiro', 'february', 'febrero'],
  ['marco', 'march', 'marzo'],
  ['abril', 'april'],
  ['maio', 'may', 'mayo'],
  ['junho', 'june', 'junio'],
  ['julho', 'july', 'julio'],
  ['agosto', 'august'],
  ['setembro', 'september', 'septiembre', 'setiembre'],
  ['outubro', 'october', 'octubre'],
  ['novembro', 'november', 'noviembre'],
  ['dezembro', 'december', 'diciembre'],
];

const SALE = /^(?:(?:venda|sale|venta|recibo|receipt|comanda|ticket)\s*(?:n[.º°o]*\s*)?#?|#)?\s*(\d{1,9})$/;
/** The largest number that the database has. */
const MOST = 2_147_483_647;

/** "marina amanhã", "ana 12/11", "sexta", "12 de novembro", "venda 123". */
export function readQuestion(typed: string, read: Read): Question {
  const text = typed.trim();
  const words = text.split(/\s+/).filter(Boolean);
  const found = dayIn(words.map(folded), read);
  return { names: found ? namesBeside(words, found) : text, day: found?.day ?? null, sale: saleIn(folded(text)) };
}

type Found = { day: string; from: number; to: number };

/** A word alone may be a name, too (Domingo); a day in figures is none. */
function namesBeside(words: string[], { from, to }: Found): string {
  const rest = [...words.slice(0, from), ...words.slice(to)].filter((word) => !isJoining(folded(word)));
  const isWord = words.length === 1 && !/\d/.test(words[0] ?? '');
  return rest.length > 0 || !isWord ? rest.join(' ') : words.join(' ');
}

/** "dia 12/11", "on friday": what leads to a day names nobody. */
const isJoining = (word: string) => ['dia', 'em', 'no', 'na', 'on', 'el', 'para'].includes(word);

function dayIn(words: string[], read: Read): Found | undefined {
  for (let from = 0; from < words.length; from += 1) {
    // The longest first: "depois de amanhã" is not tomorrow.
    for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
      const day = dayOf(words.slice(from, to).join(' '), read);
      if (day) return { day, from, to };
    }
  }
  return undefined;
}

/** "12 de novembro de 2026". */
const LONGEST = 5;

const AFTER_TOMORROW = ['depois de amanha', 'day after tomorrow', 'the day after tomorrow', 'pasado manana'];

function dayOf(text: string, { today, language }: Read): string | undefined {
  const away = AFTER_TOMORROW.includes(text) ? 2 : Object.hasOwn(DAYS_AWAY, text) ? DAYS_AWAY[text] : undefined;
  if (away !== undefined) return addDays(today, away);
  const weekday = WEEKDAYS.findIndex((names) => names.includes(text));
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  if (isDate(text)) return text;
  // With a stroke or dots: two groups of figures with a dash may be part of a phone.
  const figures = /^\d{1,2}([/.])\d{1,2}(?:\1(?:\d{4}|\d{2}))?$/.test(text) ? text : inFigures(text, language);
  const day = figures && readDate(figures, language, { today });
  return day && isDate(day) ? day : undefined;
}

const DAY_FIRST = /^(\d{1,2})(?:º|st|nd|rd|th)?(?: (?:de|of))? ([a-z]{3,})(?:(?: de)? (\d{4}))?$/;
const MONTH_FIRST = /^([a-z]{3,}) (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?$/;

/** "12 de nov" as the language writes it in figures. */
function inFigures(text: string, language: Language): string | undefined {
  const [, first, name, year] = DAY_FIRST.exec(text) ?? [];
  const [, otherName, second, otherYear] = MONTH_FIRST.exec(text) ?? [];
  const month = monthOf(name ?? otherName);
  const day = first ?? second;
  if (month === undefined || day === undefined) return undefined;
  const parts = language === 'en' ? [month, day] : [day, month];
  return [...parts, ...[year ?? otherYear ?? []].flat()].join('/');
}

function monthOf(word: string | undefined): number | undefined {
  if (!word) return undefined;
  const at = MONTHS.findIndex((names) => names.some((name) => name === word || name.slice(0, 3) === word));
  return at < 0 ? undefined : at + 1;
}

function saleIn(text: string): number | null {
  const number = Number(SALE.exec(text)?.[1] ?? 0);
  return number > 0 && number <= MOST ? number : null;
}

const folded = (word: string) => withoutAccents(word).toLowerCase();
