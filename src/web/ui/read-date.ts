/** '17/11/2026', '17/11/26', '17112026' and '2026-11-17' as '2026-11-17'; what is no date comes back as typed, for validation to refuse. */
export function readDate(text: string): string {
  const trimmed = text.trim();
  const [, day, month, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return trimmed;
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : trimmed;
}

/** '2026-11-17' as '17/11/2026'; anything else unchanged. */
export function writeDate(value: string): string {
  return isDate(value) ? value.split('-').reverse().join('/') : value;
}

/** A day that exists: 30 February does not. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
