import { type Language, languageAround, type Place } from '#domain/shared/countries.ts';

const CATEGORIES: Record<Language, readonly string[]> = {
  pt: ['Cabelo', 'Depilação', 'Unha', 'Sobrancelha', 'Maquiagem', 'Estética Facial', 'Massagem', 'Limpeza de Pele'],
  en: ['Hair', 'Waxing', 'Nails', 'Eyebrows', 'Makeup', 'Facial Aesthetics', 'Massage', 'Skin Cleansing'],
  es: ['Cabello', 'Depilación', 'Uñas', 'Cejas', 'Maquillaje', 'Estética facial', 'Masaje', 'Limpieza facial'],
};

/** What a salon without categories starts with. Its visitors read them, so they are in the language that people speak there. */
export function usualCategories(place: Place): readonly string[] {
  return CATEGORIES[languageAround(place)];
}

/** What a visitor can find something in, and a phone can load. */
export const MOST_PUBLIC_SERVICES = 500;

export const DEFAULT_DURATION_MINUTES = 30;

/** Nothing crosses midnight. */
export const LONGEST_DURATION_MINUTES = 24 * 60;

/** More than any team has: so many rows one call may bring. */
export const MOST_DOERS = 1_000;
