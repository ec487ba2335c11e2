/** The path of the first text that PostgreSQL cannot store: a NUL, or half of a surrogate pair. */
export function unstorableField(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = unstorableField(part, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
