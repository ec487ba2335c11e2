type Section<Service> = { category: string; services: Service[] };

/** Neighbours of one category, in the order they come in. */
export function groupByCategory<Service extends { category: string }>(
  services: readonly Service[],
): Section<Service>[] {
  const sections: Section<Service>[] = [];
  for (const service of services) {
    const last = sections.at(-1);
    if (last?.category === service.category) last.services.push(service);
    else sections.push({ category: service.category, services: [service] });
  }
  return sections;
}
