import { texts } from '#web/texts/texts.ts';
import { later } from '#web/ui/later.tsx';

/** Seldom needed, and then perhaps without a connection: it is fetched ahead. */
export const withoutRight = later(async () => {
  const [{ WithoutRight }] = await Promise.all([import('./without-right.tsx'), texts.load(['rights'])]);
  return WithoutRight;
});
