/** With more services than this the page shows one category at a time, and at most so many of it at first. */
export const LONG_LIST = 60;

type Categorised = { category: string };

export type CategoryGroup<Service> = { name: string; slug: string; services: Service[] };

/** A category's name as part of an address: lowercase, without punctuation, spaces and underscores as hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\P{P}_-]/gu, '')
    .trim()
    .replace(/[\s_]+/g, '-');
}

/**
 * Services under the salon's shown categories, in the categories' order; those of a hidden or deleted one come last, under `others`.
 * A category without services is left out. Each slug is there once, also where two names differ in their punctuation alone.
 */
export function groupByCategory<Service extends Categorised>(
  services: readonly Service[],
  shown: readonly string[],
  others: string,
): CategoryGroup<Service>[] {
  const names = [...shown.filter((name) => name !== others), others];
  const taken = new Set<string>();
  return names.flatMap((name) => {
    const isOthers = (category: string) => category === others || !shown.includes(category);
    const found = services.filter(({ category }) => (name === others ? isOthers(category) : category === name));
    return found.length > 0 ? [{ name, slug: freeSlug(name, taken), services: found }] : [];
  });
}

function freeSlug(name: string, taken: Set<string>): string {
  const plain = slugOf(name) || '-';
  let slug = plain;
  for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
  taken.add(slug);
  return slug;
}
