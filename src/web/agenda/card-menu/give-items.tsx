import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda/appointments.ts';
import { api } from '#web/ground/api/client.ts';
import { popupItem } from '#web/ui/popup-style.ts';
import { useRequestDecision } from '../requests/use-request-decision.ts';
import { busyDuring } from './busy-during.ts';

/** Who does what nobody was asked for: chosen here, and approved with that. */
export function GiveItems({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const { approve } = useRequestDecision();
  const { data: day } = useQuery(api.agenda.days.queryOptions({ input: { from: card.date, to: card.date } }));
  const busy = day && busyDuring(day, card);
  const active = day?.professionals.filter(({ ativo }) => ativo) ?? [];
  // Who is free first.
  const offered = active.toSorted((a, b) => Number(busy?.has(a.id)) - Number(busy?.has(b.id)));
  return (
    <Menu.Group>
      <Menu.GroupLabel className="px-3 pt-1.5 pb-1 text-13 text-muted">{t('requests.approveWith')}</Menu.GroupLabel>
      {offered.map(({ id, nome }) => (
        <Menu.Item key={id} className={popupItem} onClick={() => approve(card, id)}>
          <span className="min-w-0 flex-1">
            <span className="block truncate">{nome}</span>
            {busy?.has(id) && <span className="block text-13 text-muted">{t('requests.busyThen')}</span>}
          </span>
        </Menu.Item>
      ))}
    </Menu.Group>
  );
}
