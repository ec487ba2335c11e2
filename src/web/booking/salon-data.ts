import type { SalonPageData } from '#contract/booking/operations.ts';
import { call } from './calls.ts';

type Whole = NonNullable<SalonPageData>;

/** Services or staff that could not be read are missing; an empty list is a salon that has none. */
export type SalonData = Pick<Whole, 'salon' | 'categories'> & Partial<Pick<Whole, 'services' | 'staff'>>;

/** The data in the page: null if the salon does not exist, undefined if the page has none. */
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
    call<Whole['salon']>(salonId, '/rpc/profile_public_info', mine),
    call<Whole['categories']>(salonId, '/public/service-categories'),
    call<Whole['services']>(salonId, '/public/services'),
    call<Whole['staff']>(salonId, '/rpc/staff_public', mine),
  ]);
  if (!salon.ok || !salon.value) return null;
  return {
    salon: salon.value,
    categories: categories.ok ? categories.value : [],
    // Without categories every service would be under "others".
    services: categories.ok && services.ok ? services.value : undefined,
    staff: staff.ok ? staff.value : undefined,
  };
}
