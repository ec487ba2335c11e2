import { MessageCircle } from 'lucide-react';
import { displayPhone, whatsappLink } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

type Props = {
  phone: string;
  /** Shows only the icon, with this label. */
  label?: string;
  /** What the message begins with. */
  text?: string;
};

/** A phone, or an icon for it, that opens a conversation in another tab. */
export function WhatsappLink({ phone, label, text }: Props) {
  const { t } = useTranslation('account');
  const shown = displayPhone(phone);
  return (
    <a
      href={whatsappLink(phone, text)}
      target="_blank"
      rel="noopener"
      aria-label={label ?? t('whatsapp', { phone: shown })}
      title={label}
      className={
        label ? sign : 'inline-flex items-center gap-1.5 whitespace-nowrap text-whatsapp tabular-nums hover:underline'
      }
    >
      <MessageCircle aria-hidden strokeWidth={1.75} className={label ? 'size-5' : 'size-4 flex-none'} />
      {label ? null : shown}
    </a>
  );
}

const sign =
  'no-print relative inline-flex size-control flex-none items-center justify-center rounded-control text-whatsapp hover:bg-subtle';
