import { isRepeated, isRow } from '../shared/easy-to-guess.ts';

export const PIN_DIGITS = 6;

/** How many PINs there are: chance picks one of these. */
export const PINS = 10 ** PIN_DIGITS;

export function isPin(text: string): boolean {
  return text.length === PIN_DIGITS && /^[0-9]+$/.test(text);
}

/** The one with that number, from 0 to the last of them. */
export function pinNumber(number: number): string {
  return String(number).padStart(PIN_DIGITS, '0');
}

/** What is typed or pasted into a field for a PIN, without what cannot be part of one. */
export function digitsOf(typed: string): string {
  return typed.replace(/[^0-9]/g, '').slice(0, PIN_DIGITS);
}

const COMMON = new Set(['112233', '332211', '102030', '123321', '111222', '159753', '147258', '258456', '789456']);

/** Whoever finds a phone with a link on it tries these first. */
export function isCommonPin(pin: string): boolean {
  return isRepeated(pin) || isRow(pin) || COMMON.has(pin);
}
