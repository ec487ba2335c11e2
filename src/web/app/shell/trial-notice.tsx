import { trialDaysLeft } from '#domain/shared/time.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

/** A reminder for who pays, never a lock: nothing stops working when the trial ends. */
export function TrialNotice() {
  const { t } = useTranslation('app');
  const { user, profile, member } = useSession();
  const days = trialDaysLeft(user.created_at, Temporal.Now.instant(), profile.timezone);
  if (days === 0 || member.role !== 'owner') return null;
  return (
    <p className="rounded-card bg-subtle p-4 text-13 text-muted">
      <strong className="block font-semibold text-text">{t('trial.title')}</strong>
      {t('trial.left', { count: days })}
    </p>
  );
}
