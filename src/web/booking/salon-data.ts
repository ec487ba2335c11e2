import type {
  PublicCategory,
  PublicProfessional,
  PublicSalon,
  PublicService,
  SalonPageData,
} from '#contract/booking/operations.ts';
import { call } from './calls.ts';

/** Services or staff that could not be read are missing; an empty list is a salon that has none. */
export type SalonData = {
  salon: PublicSalon;
  categories: PublicCategory[];
  services?: PublicService[];
  staff?: PublicProfessional[];
};

/** What came with the page: null is a salon that does not exist, undefined a page that brought nothing. */
export function dataOfPage(salonId: string): SalonData | null | undefined {
  try {
    const data: SalonPageData = JSON.parse(document.getElementById('salon')?.textContent ?? '');
    return data === null || data.salon.id === salonId.toLowerCase() ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The same, call by call. */
export async function loadSalon(salonId: string): Promise<SalonData | null> {
  const mine = { body: { p_user_id: salonId } };
  const [salon, categories, services, staff] = await Promise.all([
    call<PublicSalon>(salonId, '/rpc/profile_public_info', mine),
    call<PublicCategory[]>(salonId, '/public/service-categories'),
    call<PublicService[]>(salonId, '/public/services'),
    call<PublicProfessional[]>(salonId, '/rpc/staff_public', mine),
  ]);
  if (!salon.ok || !salon.value) return null;
  return {
    salon: salon.value,
    categories: categories.ok ? categories.value : [],
    // Without the categories every service would stand under "others".
    services: categories.ok && services.ok ? services.value : undefined,
    staff: staff.ok ? staff.value : undefined,
  };
}
