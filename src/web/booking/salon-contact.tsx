import { type LucideIcon, MapPin, Phone } from 'lucide-react';
import { displayPhone } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBooking } from './salon-gate.tsx';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** The salon's address and phone, if it has entered them. */
export function SalonContact() {
  const { t } = useTranslation('booking');
  const { phone, address } = useBooking().salon;
  if (!phone && !address) return null;
  return (
    // The category bar below has a negative margin.
    <address className="flex flex-wrap gap-x-6 pb-4 text-sm not-italic md:pb-2">
      {address && (
        <Contact icon={MapPin} label={t('contact.map')} text={address} href={MAP + encodeURIComponent(address)} />
      )}
      {phone && <Contact icon={Phone} label={t('contact.call')} text={displayPhone(phone)} href={`tel:${phone}`} />}
    </address>
  );
}

type Props = { icon: LucideIcon; label: string; text: string; href: string };

function Contact({ icon: Icon, label, text, href }: Props) {
  return (
    <a
      href={href}
      target={href.startsWith(MAP) ? '_blank' : undefined}
      rel="noopener"
      className="flex min-h-11 min-w-0 items-center gap-2 text-muted hover:text-text"
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-4.5 flex-none text-brand-text" />
      <span className="sr-only">{label}</span>
      <span className="min-w-0 wrap-anywhere whitespace-pre-line underline decoration-divider underline-offset-4">
        {text}
      </span>
    </a>
  );
}
