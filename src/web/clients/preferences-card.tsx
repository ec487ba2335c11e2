import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClientCard } from '#contract/clients/operations.ts';
import { salonNow } from '#domain/shared/time.ts';
import { barOf } from '#domain/team/colours.ts';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** With whom and when they like to come. */
export function PreferencesCard({ client, onEdit }: { client: ClientCard; onEdit: () => void }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { date } = useFormat();
  const { timezone } = useSession().profile;
  const { preferred_professional: professional } = client;
  const since = salonNow(Temporal.Instant.from(client.created_at), timezone).date;
  return (
    <Card>
      <div className="flex min-h-14 items-center gap-3 py-2 pr-4 pl-6 max-md:pl-4">
        <h3 className="min-w-0 flex-1 text-base font-semibold">{t('clientCard:card.preferences.title')}</h3>
        <IconButton icon={Pencil} label={t('clientCard:card.preferences.edit')} onClick={onEdit} className="no-print" />
      </div>
      <dl className="grid px-6 pb-5 max-md:px-4 max-md:pb-3">
        <Row label={t('clientCard:card.preferences.professional')}>
          {professional ? (
            <span className="inline-flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-2 flex-none rounded-full"
                style={{ backgroundColor: barOf(professional.color) }}
              />
              {professional.is_active
                ? professional.name
                : t('clientCard:card.preferences.inactive', { name: professional.name })}
            </span>
          ) : (
            t('clientCard:card.preferences.none')
          )}
        </Row>
        <Row label={t('clientCard:card.preferences.when')}>
          <UsualTime {...client.usual_time} />
        </Row>
        <Row label={t('clientCard:card.preferences.since')}>
          <span className="tabular-nums">{date(since)}</span>
        </Row>
      </dl>
      {client.note && (
        <div className="border-t border-divider px-6 py-4 max-md:px-4">
          <h4 className="text-13 text-muted">{t('clientCard:card.preferences.note')}</h4>
          <p className="whitespace-pre-line wrap-anywhere">{client.note}</p>
        </div>
      )}
    </Card>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 max-md:min-h-11">
      <dt className="flex-none text-muted">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

function UsualTime({ weekday, part }: ClientCard['usual_time']) {
  const { t } = useTranslation(['clients', 'clientCard', 'agenda']);
  const day = weekday === null ? null : t(`agenda:weekdaysInside.${weekday as 0}`);
  const time = part === null ? null : t(`clientCard:card.preferences.parts.${part}`);
  if (day && time) return t('clientCard:card.preferences.dayAndPart', { day, part: time });
  return day ?? time ?? t('clientCard:card.preferences.noHabit');
}
