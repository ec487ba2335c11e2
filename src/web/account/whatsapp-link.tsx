import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayPhone, whatsappLink } from '#domain/shared/phone.ts';

/** A phone, which opens a conversation in another tab. */
export function WhatsappLink({ phone }: { phone: string }) {
  const { t } = useTranslation('account');
  const shown = displayPhone(phone);
  return (
    <a
      href={whatsappLink(phone)}
      target="_blank"
      rel="noopener"
      aria-label={t('whatsapp', { phone: shown })}
      className="inline-flex items-center gap-1.5 whitespace-nowrap text-whatsapp tabular-nums hover:underline"
    >
      <MessageCircle aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
      {shown}
    </a>
  );
}
