/** A line of the list: the head of a category, or as many cards as fit. */
export type CardRow<Service> =
  | { kind: 'head'; category: string }
  | { kind: 'cards'; category: string; services: Service[] };

/** Services come sorted by category; each category starts with its head on a new line. */
export function groupedRows<Service extends { category: string }>(
  services: readonly Service[],
  columns: number,
  categoryOf = (service: Service) => service.category,
): CardRow<Service>[] {
  const rows: CardRow<Service>[] = [];
  for (const service of services) {
    const category = categoryOf(service);
    const last = rows.at(-1);
    if (last?.category !== category)
      rows.push({ kind: 'head', category }, { kind: 'cards', category, services: [service] });
    else if (last.kind === 'cards' && last.services.length < columns) last.services.push(service);
    else rows.push({ kind: 'cards', category, services: [service] });
  }
  return rows;
}

/** Without heads, for search results. */
export function plainRows<Service extends { category: string }>(
  services: readonly Service[],
  columns: number,
): CardRow<Service>[] {
  return groupedRows(services, columns, () => '').filter(({ kind }) => kind === 'cards');
}
