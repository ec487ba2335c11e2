import type { Invitation } from '#contract/members/operations.ts';
import { addDays, formatDate, salonNow } from '#domain/shared/time.ts';
import { useSession } from '#web/ground/session.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { lastUsed } from './last-used.ts';

/** As the clock goes on, so do these words. */
export function useLastUsed(iso: string): { isNow: boolean; words: string } {
  const { t, language } = useTranslation('members');
  const { timezone } = useSession().profile;
  useSalonNow();
  const { kind, ...values } = lastUsed(iso, Temporal.Now.instant(), { language, timezone });
  return { isNow: kind === 'now', words: t(`used.${kind}`, values) };
}

/** Since when an invitation waits, and until when it can be used. */
export function useInvitationWords({ created_at, expires_at }: Invitation): string {
  const { t, language } = useTranslation('members');
  const { timezone } = useSession().profile;
  const { date: today } = useSalonNow();
  const instantOf = (stored: string) => Temporal.Instant.from(stored.replace(' ', 'T'));
  const dayOf = (stored: string) => salonNow(instantOf(stored), timezone).date;
  const until = formatDate(dayOf(expires_at), language);
  if (instantOf(expires_at).epochMilliseconds <= Temporal.Now.instant().epochMilliseconds) {
    return t('invitation.expired', { until });
  }
  const since = dayOf(created_at);
  if (since === today) return t('invitation.sinceToday', { until });
  if (since === addDays(today, -1)) return t('invitation.sinceYesterday', { until });
  return t('invitation.since', { since: formatDate(since, language), until });
}
