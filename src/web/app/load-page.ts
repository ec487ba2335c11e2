import type { ComponentType } from 'react';
import type { Area } from '#texts/areas.ts';
import { texts } from '#web/texts/texts.ts';

/** Loads a page together with its texts, so that it never shows a key. */
export function page(
  areas: Area | readonly Area[],
  load: () => Promise<{ Page: ComponentType }>,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [{ Page }] = await Promise.all([load(), texts.load([areas].flat())]);
    return { Component: Page };
  };
}
