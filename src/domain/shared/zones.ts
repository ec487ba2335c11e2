/** Of one region, from the last parts of their names. */
const zones = (region: string, names: string) => names.split(/\s+/).map((name) => `${region}/${name}`);

/**
 * The time zones of each country, the main one first. Kept by hand because not every browser can be asked for them. Some
 * browsers still report a zone by its old name (America/Buenos_Aires), so those names are here as well.
 */
export const ZONES_OF = {
  BR: [
    'America/Sao_Paulo',
    ...zones(
      'America',
      `Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Velho
       Recife Rio_Branco Santarem`,
    ),
  ],
  PT: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
  IE: ['Europe/Dublin'],
  ES: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
  US: [
    'America/New_York',
    ...zones(
      'America',
      `Adak Anchorage Boise Chicago Denver Detroit Indiana/Indianapolis Indiana/Knox Indiana/Marengo
       Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Juneau
       Kentucky/Louisville Kentucky/Monticello Los_Angeles Louisville Menominee Metlakatla Nome North_Dakota/Beulah
       North_Dakota/Center North_Dakota/New_Salem Phoenix Sitka Yakutat`,
    ),
    'Pacific/Honolulu',
  ],
  GB: ['Europe/London'],
  DE: ['Europe/Berlin', 'Europe/Busingen'],
  FR: ['Europe/Paris'],
  IT: ['Europe/Rome'],
  AR: [
    'America/Argentina/Buenos_Aires',
    ...zones(
      'America/Argentina',
      `Catamarca Cordoba Jujuy La_Rioja Mendoza Rio_Gallegos Salta San_Juan San_Luis Tucuman Ushuaia`,
    ),
    ...zones('America', 'Buenos_Aires Catamarca Cordoba Jujuy Mendoza'),
  ],
  MX: [
    'America/Mexico_City',
    ...zones(
      'America',
      `Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Hermosillo Matamoros Mazatlan Merida Monterrey Ojinaga Tijuana`,
    ),
  ],
  CO: ['America/Bogota'],
  CL: ['America/Santiago', 'America/Coyhaique', 'America/Punta_Arenas', 'Pacific/Easter'],
  PE: ['America/Lima'],
} satisfies Record<string, readonly [string, ...string[]]>;
