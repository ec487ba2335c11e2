/** Four groups of an IPv6 address name the household; the rest changes by the day, and nobody reads it. */
const HOUSEHOLD = 4;

/** A network address as people can compare it: IPv4 as it is, IPv6 shortened. */
export function shownAddress(address: string): string {
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (inside) return inside;
  const groups = address.split(':');
  return groups.length > HOUSEHOLD ? `${groups.slice(0, HOUSEHOLD).join(':')}:…` : address;
}
