import { useEffect } from 'react';
import type { PublicService } from '#contract/booking/operations.ts';
import { SERVICE_PARAM } from '#contract/paths.ts';
import { useBooking } from './salon-gate.tsx';

/** The service that a link of the salon's own page names is chosen already: once, so that whoever removes it has removed it. */
export function useWishedService(add: (service: PublicService) => void): void {
  const { services, draft } = useBooking();
  useEffect(() => {
    const address = new URL(location.href);
    const wished = address.searchParams.get(SERVICE_PARAM);
    if (wished === null || !services || !draft) return;
    address.searchParams.delete(SERVICE_PARAM);
    history.replaceState(history.state, '', address);
    const service = services.find(({ id }) => id === wished);
    if (service && !draft.selectedServices.some(({ id }) => id === wished)) add(service);
  });
}
