import { useTranslation } from 'react-i18next';
import { useBooking } from './salon-gate.tsx';

/** "Camila Rocha", or "any professional". */
export function useProfessionalName(who: string | null | undefined): string {
  const { t } = useTranslation('booking');
  const { staff = [] } = useBooking();
  if (who === null) return t('professional.any');
  return staff.find(({ id }) => id === who)?.nome ?? '';
}
