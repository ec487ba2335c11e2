import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '#contract/paths.ts';
import type { Step } from '#domain/booking/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { goTo } from './place.ts';
import { useBooking } from './salon-gate.tsx';

/** One step back; and from any step to the services. */
export function CalendarBack({ step, onBack }: { step: Step; onBack: () => void }) {
  const { t } = useTranslation('booking');
  const { salonId } = useBooking();
  const toServices = () => goTo(bookingPath(salonId));
  return (
    <div className="-mx-4 -mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-2">
      {step === 'date' ? (
        <Button variant="ghost" icon={ArrowLeft} onClick={toServices}>
          {t('calendar.changeServices')}
        </Button>
      ) : (
        <>
          <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
            {t('calendar.back')}
          </Button>
          <Button variant="ghost" onClick={toServices} className="text-brand-text!">
            {t('calendar.changeServices')}
          </Button>
        </>
      )}
    </div>
  );
}
