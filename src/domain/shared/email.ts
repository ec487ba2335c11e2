const LONGEST = 254;

/** One @, a dot in the domain, no spaces; nor the marks that would make a list or a header out of one address. */
export function isEmail(text: string): boolean {
  const hasShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
  return hasShape && text.length <= LONGEST && !/[\p{C}<>()[\],;:"\\]/u.test(text);
}

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
