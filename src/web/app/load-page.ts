import i18next from 'i18next';
import type { ComponentType } from 'react';

/** Loads a page together with its texts, so that it never shows a key. */
export function page(
  area: Parameters<typeof i18next.loadNamespaces>[0],
  load: () => Promise<{ Page: ComponentType }>,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [{ Page }] = await Promise.all([load(), i18next.loadNamespaces(area)]);
    return { Component: Page };
  };
}
