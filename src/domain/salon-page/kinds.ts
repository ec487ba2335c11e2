/** What a salon mainly is, as search engines tell salons apart. */
export const SALON_KINDS = ['hair', 'beauty', 'nails', 'spa'] as const;
export type SalonKind = (typeof SALON_KINDS)[number];

/** So many works are shown: an exhibition, not an archive. */
export const MOST_WORKS = 12;

/** Faces on the page; a salon with more of a team shows the first by name. */
export const MOST_FACES = 60;
