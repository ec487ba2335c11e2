import type { Country } from './countries.ts';
import { ZONES_OF } from './zones.ts';

/** The names of zones are written without accents; these cities are written with them, or are known by another name. */
const SPELLED: Record<string, string> = {
  Araguaina: 'Araguaína',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Noronha: 'Fernando de Noronha',
  Rio_Gallegos: 'Río Gallegos',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
  Tucuman: 'Tucumán',
};

/** The city that a time zone is named after. */
export function cityOf(zone: string): string {
  const name = zone.slice(zone.lastIndexOf('/') + 1);
  return SPELLED[name] ?? name.replaceAll('_', ' ');
}

/** Where that city lies, as the zone's name says it: "America, Indiana"; empty for UTC. */
export function regionOf(zone: string): string {
  return zone.split('/').slice(0, -1).join(', ').replaceAll('_', ' ');
}

/** By city: those of the country, and all others. A zone that has two names is listed once, by the one that is `chosen` if any. */
export function zonesByCity(
  country: Country,
  all: readonly string[],
  chosen: string,
): { own: string[]; others: string[] } {
  const known: readonly string[] = country === 'OTHER' ? [] : ZONES_OF[country];
  const own = new Map<string, string>();
  for (const zone of known) {
    const city = cityOf(zone);
    if (!own.has(city) || zone === chosen) own.set(city, zone);
  }
  const others = new Set([chosen, ...all, 'UTC'].filter((zone) => !known.includes(zone)));
  return { own: [...own.values()].sort(byCity), others: [...others].sort(byCity) };
}

function byCity(a: string, b: string): number {
  return cityOf(a).localeCompare(cityOf(b), 'pt') || a.localeCompare(b);
}
