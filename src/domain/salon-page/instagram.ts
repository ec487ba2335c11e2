/** A profile's address as it is copied, up to its name. */
const ADDRESS = /^(https?:\/\/)?(www\.|m\.)?(instagram\.com|instagr\.am)\//i;

/** "@Studio.Jasmim", "instagram.com/studio.jasmim/?hl=pt" are both studio.jasmim. Empty where there is none. */
export function instagramOf(typed: string): string {
  const bare = typed.trim().replace(ADDRESS, '').replace(/^@/, '');
  const [name = ''] = bare.split(/[/?#]/, 1);
  return name.toLowerCase();
}

export function isInstagram(name: string): boolean {
  return /^(?!\.)(?!.*\.\.)(?!.*\.$)[a-z0-9._]{1,30}$/.test(name);
}

export const instagramLink = (name: string) => `https://www.instagram.com/${name}/`;
