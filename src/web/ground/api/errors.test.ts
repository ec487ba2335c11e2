import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import en from '#texts/en/account.json' with { type: 'json' };
import es from '#texts/es/account.json' with { type: 'json' };
import pt from '#texts/pt/account.json' with { type: 'json' };
import { texts } from '#web/texts/texts.ts';
import { passwordFailure } from './errors.ts';

const locked = (retryAfterSeconds: number) =>
  new ORPCError('TOO_MANY_TRIES', { defined: true, status: 429, data: { retryAfterSeconds } });

vi.stubGlobal('document', { documentElement: {} });
await texts.start('pt', ['account'], async (language) => ({ pt, en, es })[language]);

test.each([
  ['pt', 'Muitas tentativas. Tente novamente em 15 minutos.', 'Muitas tentativas. Tente novamente em 1 minuto.'],
  ['en', 'Too many attempts. Try again in 15 minutes.', 'Too many attempts. Try again in 1 minute.'],
  [
    'es',
    'Demasiados intentos. Inténtalo de nuevo en 15 minutos.',
    'Demasiados intentos. Inténtalo de nuevo en 1 minuto.',
  ],
] as const)('a locked password says for how many minutes, in %s', async (language, quarter, minute) => {
  await texts.speak(language);
  // A minute that has begun counts as a whole one.
  expect(passwordFailure(locked(14 * 60 + 1))).toBe(quarter);
  expect(passwordFailure(locked(20))).toBe(minute);
});
