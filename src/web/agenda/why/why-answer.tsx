import { useTranslation } from 'react-i18next';
import type { Why } from '#contract/agenda/appointments.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useCardLabel } from '../labels.ts';

type Props = { why: Why; name: string; onOpenAppointment: (id: string) => void };

/** The rule in words, and the appointments that are in the way. */
export function WhyAnswer({ why, name, onOpenAppointment }: Props) {
  const { t } = useTranslation('agenda');
  const cardLabel = useCardLabel();
  return (
    <Banner tone={why.rule === null ? 'success' : 'info'}>
      <p>{useRuleWords(why, name)}</p>
      {why.appointments.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {why.appointments.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                aria-label={t('why.open', { name: cardLabel(card) })}
                onClick={() => onOpenAppointment(card.id)}
                className="min-h-8 text-left font-semibold underline"
              >
                {card.start_time} – {card.end_time}, {card.client_name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function useRuleWords({ rule, note, hours, ...salon }: Why, name: string): string {
  const { t } = useTranslation('agenda');
  switch (rule) {
    case null:
      return t('why.rules.offered');
    case 'exception':
      return note ? t('why.rules.exceptionFor', { note }) : t('why.rules.exception');
    case 'time_off':
      return note ? t('why.rules.timeOffFor', { name, note }) : t('why.rules.time_off', { name });
    case 'outside_shift': {
      const list = hours.map(({ start_time, end_time }) => `${start_time} – ${end_time}`).join(', ');
      return list ? t('why.rules.outsideHours', { name, hours: list }) : t('why.rules.outside_shift', { name });
    }
    case 'notice':
      return salon.notice_minutes > 0
        ? t('why.rules.notice', { notice: formatDuration(salon.notice_minutes) })
        : t('why.rules.past');
    case 'horizon':
      return t('why.rules.horizon', { count: salon.horizon_days });
    case 'off_step':
      return t('why.rules.off_step', { step: formatDuration(salon.step_minutes) });
    default:
      return t(`why.rules.${rule}`, { name });
  }
}
