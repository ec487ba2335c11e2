import type { PortalAppointment } from '#contract/portal/appointments.ts';
import type { Visit } from '#domain/agenda/visit.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useSession } from '../session.ts';

type Saved = { appointment: PortalAppointment; over_time_off: boolean };

/** Says how a visit stands, from its card or its sheet; `onDone` shows the day as it is then. */
export function useSayVisit(onDone: () => void) {
  const { t } = useTranslation('portal');
  const { ask } = useSession();
  const { isBusy, once } = useOnce();
  const banner = useBanner();
  return {
    isBusy,
    say: ({ id, version }: PortalAppointment, visit: Visit) =>
      once(async () => {
        const answer = await ask<Saved>('appointment_visit', { id, version, visit });
        onDone();
        if (answer.ok) return banner.success(t(`page.visit.said.${visit}`));
        const { status, sentence } = answer;
        const why = status === undefined ? t('page.form.noConnection') : status < 500 && sentence;
        const what = t('page.visit.failed');
        banner.error(why ? t('page.form.because', { what, why }) : what);
      }),
  };
}
