import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LostClient } from '#contract/reports/clients.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** A conversation that begins with friendly words, in the salon's language as the page is; whoever came meanwhile needs none. */
export function CallBack({ client, isSmall = false }: { client: LostClient; isSmall?: boolean }) {
  const { profile } = useSession();
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  if (client.returned_on)
    return <Badge tone="success">{t('clients.returned', { day: date(client.returned_on) })}</Badge>;
  if (!client.phone) return <span className="text-13 text-muted">{t('clients.noPhone')}</span>;
  const [firstName = client.name] = client.name.split(' ');
  const text = t('clients.message', { name: firstName, salon: profile.business_name });
  return (
    <ButtonLink
      size="sm"
      icon={MessageCircle}
      className={isSmall ? 'px-3 text-whatsapp' : 'text-whatsapp'}
      href={whatsappLink(client.phone, text)}
      target="_blank"
      rel="noopener"
      aria-label={t('clients.whatsappTo', { name: client.name })}
    >
      {isSmall ? null : t('clients.whatsapp')}
    </ButtonLink>
  );
}
