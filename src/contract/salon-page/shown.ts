import type { SalonKind } from '#domain/salon-page/kinds.ts';
import type { Hours } from '#domain/salon-page/opening.ts';
import type { SalonPageData } from '../booking/operations.ts';
import type { ShownPicture } from '../pictures/forms.ts';

/** What a salon's own page is drawn from. */
export type ShownSalonPage = NonNullable<SalonPageData> & {
  page: Hours & {
    kind: SalonKind;
    about: string;
    instagram: string;
    /** The salon's own phone where it has given no other; empty without one. */
    whatsapp: string;
    logo: ShownPicture | null;
    cover: ShownPicture | null;
    works: { id: string; alt: string; picture: ShownPicture }[];
    team: { id: string; nome: string; funcao: string; color: string; picture: ShownPicture | null }[];
  };
};
