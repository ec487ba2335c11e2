import { type Language, languageAround, type Place } from '#domain/shared/countries.ts';
import { usualCategories } from './defaults.ts';

export const STARTER_KINDS = ['hair', 'nails', 'barber', 'beauty'] as const;
export type StarterKind = (typeof STARTER_KINDS)[number];

/** What a salon of a kind usually offers, for its list of services to begin with. */
export type Starter = {
  kind: StarterKind;
  name: string;
  category: string;
  duration_minutes: number;
  /** Most salons of the kind do it: ticked from the start. */
  is_usual: boolean;
};

/** More than all lists together have. */
export const MOST_STARTERS = 100;

/** The places of the usual categories, the same in every language. */
const [HAIR, WAXING, NAILS, BROWS, MAKEUP, FACIAL, MASSAGE, SKIN] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

type Names = Record<Language, string>;
type Row = [names: Names, minutes: number, category: number, rare?: 'rare'];

const names = (pt: string, en: string, es: string): Names => ({ pt, en, es });

const LISTS: Record<StarterKind, readonly Row[]> = {
  hair: [
    [names('Corte feminino', "Women's haircut", 'Corte de mujer'), 60, HAIR],
    [names('Corte masculino', "Men's haircut", 'Corte de hombre'), 30, HAIR],
    [names('Corte infantil', "Children's haircut", 'Corte infantil'), 30, HAIR],
    [names('Escova', 'Blow-dry', 'Secado y peinado'), 45, HAIR],
    [names('Hidratação', 'Moisture treatment', 'Hidratación'), 45, HAIR],
    [names('Coloração raiz', 'Root color', 'Color de raíz'), 105, HAIR],
    [names('Coloração completa', 'Full color', 'Color completo'), 120, HAIR],
    [names('Luzes', 'Highlights', 'Mechas'), 180, HAIR],
    [names('Progressiva', 'Keratin smoothing', 'Alisado con queratina'), 150, HAIR],
    [names('Tonalização', 'Toner', 'Matización'), 60, HAIR, 'rare'],
    [names('Reconstrução', 'Repair treatment', 'Reconstrucción'), 60, HAIR, 'rare'],
    [names('Botox capilar', 'Hair botox', 'Bótox capilar'), 90, HAIR, 'rare'],
    [names('Penteado', 'Updo', 'Recogido'), 60, HAIR],
    [names('Alongamento', 'Hair extensions', 'Extensiones de cabello'), 240, HAIR, 'rare'],
  ],
  nails: [
    [names('Manicure', 'Manicure', 'Manicura'), 45, NAILS],
    [names('Pedicure', 'Pedicure', 'Pedicura'), 45, NAILS],
    [names('Manicure e pedicure', 'Manicure and pedicure', 'Manicura y pedicura'), 90, NAILS],
    [names('Esmaltação em gel', 'Gel polish', 'Esmaltado en gel'), 60, NAILS],
    [names('Alongamento de unhas', 'Nail extensions', 'Uñas esculpidas'), 120, NAILS],
    [names('Blindagem', 'Nail strengthening', 'Uñas blindadas'), 60, NAILS, 'rare'],
    [names('Spa dos pés', 'Foot spa', 'Spa de pies'), 60, NAILS, 'rare'],
    [names('Banho de gel', 'Gel overlay', 'Baño de gel'), 75, NAILS, 'rare'],
  ],
  barber: [
    [names('Corte na máquina', 'Clipper cut', 'Corte con máquina'), 30, HAIR],
    [names('Degradê', 'Fade', 'Degradado'), 45, HAIR],
    [names('Barba', 'Beard trim', 'Arreglo de barba'), 30, HAIR],
    [names('Corte e barba', 'Haircut and beard', 'Corte y barba'), 60, HAIR],
    [names('Pezinho', 'Neckline cleanup', 'Perfilado de nuca'), 15, HAIR],
    [names('Pigmentação de barba', 'Beard tint', 'Tinte de barba'), 45, HAIR, 'rare'],
  ],
  beauty: [
    [names('Design de sobrancelhas', 'Eyebrow shaping', 'Diseño de cejas'), 30, BROWS],
    [names('Sobrancelhas com henna', 'Henna eyebrows', 'Cejas con henna'), 45, BROWS],
    [names('Extensão de cílios', 'Eyelash extensions', 'Extensiones de pestañas'), 120, BROWS, 'rare'],
    [names('Buço', 'Upper lip wax', 'Depilación de bigote'), 15, WAXING],
    [names('Depilação de axilas', 'Underarm wax', 'Depilación de axilas'), 20, WAXING],
    [names('Depilação de meia perna', 'Half leg wax', 'Depilación de media pierna'), 30, WAXING],
    [names('Depilação de virilha', 'Bikini wax', 'Depilación de ingles'), 30, WAXING],
    [names('Maquiagem social', 'Event makeup', 'Maquillaje social'), 60, MAKEUP],
    [names('Limpeza de pele', 'Deep cleansing facial', 'Limpieza facial profunda'), 75, SKIN],
    [names('Peeling facial', 'Facial peel', 'Peeling facial'), 45, FACIAL, 'rare'],
    [names('Massagem relaxante', 'Relaxing massage', 'Masaje relajante'), 60, MASSAGE],
    [names('Drenagem linfática', 'Lymphatic drainage', 'Drenaje linfático'), 60, MASSAGE, 'rare'],
  ],
};

/** Their names go into the salon's list, which its visitors read: so they are in the language that people speak there, as the usual categories. */
export function startersOf(place: Place): Starter[] {
  const [language, categories] = [languageAround(place), usualCategories(place)];
  return STARTER_KINDS.flatMap((kind) =>
    LISTS[kind].map(([names, duration_minutes, category, rare]) => ({
      kind,
      name: names[language],
      category: categories[category] ?? '',
      duration_minutes,
      is_usual: rare === undefined,
    })),
  );
}

/** In every language. */
export const STARTER_NAMES: readonly string[] = STARTER_KINDS.flatMap((kind) =>
  LISTS[kind].flatMap(([names]) => Object.values(names)),
);
