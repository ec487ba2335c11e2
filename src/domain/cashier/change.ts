import type { Country } from '#domain/shared/countries.ts';
import { type Cents, cents, currencyOf } from '#domain/shared/money.ts';

/** The notes that people hand over, in the currency's unit; the smallest are left to coins. */
const NOTES: Record<string, readonly number[]> = {
  BRL: [5, 10, 20, 50, 100, 200],
  EUR: [5, 10, 20, 50, 100, 200],
  USD: [1, 5, 10, 20, 50, 100],
  GBP: [5, 10, 20, 50],
  ARS: [1_000, 2_000, 10_000, 20_000],
  MXN: [20, 50, 100, 200, 500, 1_000],
  COP: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  CLP: [1_000, 2_000, 5_000, 10_000, 20_000],
  PEN: [10, 20, 50, 100, 200],
};

/** Exactly what is due, and so many more. */
const MOST_OFFERED = 3;

/** What a client is likely to hand over: exactly what is due, then what the next notes make. */
export function likelyCash(due: Cents, country: Country): Cents[] {
  if (due <= 0) return [];
  const notes = NOTES[currencyOf(country)] ?? [];
  const roundedUp = notes.map((note) => Math.ceil(due / (note * 100)) * note * 100);
  const offered = new Set([due, ...roundedUp.sort((one, other) => one - other)]);
  return [...offered].slice(0, MOST_OFFERED).map(cents);
}

/** What goes back to the client; null while less was given than is due. */
export function changeOf(given: Cents, due: Cents): Cents | null {
  return given < due ? null : cents(given - due);
}

/** What many give, in the currency's unit; where no note is so small, the two smallest. */
const USUAL_TIPS = [20, 50] as const;

export function usualTips(country: Country): Cents[] {
  const notes = NOTES[currencyOf(country)] ?? [];
  const tips = (notes[0] ?? 0) > USUAL_TIPS[1] ? notes.slice(0, USUAL_TIPS.length) : USUAL_TIPS;
  return tips.map((note) => cents(note * 100));
}
