/**
 * The street and the place of an address as the salon has typed it: they end at a new line, at a dash, or at the comma after the number. The whole
 * is the street where nothing says where it ends.
 */
export function addressLines(address: string): { street: string; place: string } {
  const lines = partsOf(address, /\s*\n\s*|\s+[-–—]\s+/);
  if (lines.length > 1) return { street: lines[0] ?? '', place: lines.slice(1).join(', ') };
  const parts = partsOf(address, /\s*,\s*/);
  const end = /^(\d|s\/n)/i.test(parts[1] ?? '') ? 2 : 1;
  return { street: parts.slice(0, end).join(', '), place: parts.slice(end).join(', ') };
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' ').trim())}`;
