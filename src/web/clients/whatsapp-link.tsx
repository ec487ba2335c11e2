import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { whatsappLink } from '#domain/shared/phone.ts';

/** A conversation with the client, in a window of its own. */
export function WhatsAppLink({ phone, name }: { phone: string; name: string }) {
  const { t } = useTranslation('clients');
  const label = t('whatsapp', { name });
  return (
    <a
      href={whatsappLink(phone)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      className="relative inline-flex size-control flex-none items-center justify-center rounded-control text-whatsapp hover:bg-subtle"
    >
      <MessageCircle aria-hidden strokeWidth={1.75} className="size-5" />
    </a>
  );
}
