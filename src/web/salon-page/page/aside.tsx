import { MapPin, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { addressLines, mapLink } from '#domain/salon-page/address-lines.ts';
import { instagramLink } from '#domain/salon-page/instagram.ts';
import { otherDaysAhead, weekRows } from '#domain/salon-page/opening.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InstagramIcon } from './instagram-icon.tsx';
import { MapTile } from './map-tile.tsx';
import type { Shown } from './shown.ts';
import { useHourWords } from './use-hour-words.ts';

const MOST_OTHER_DAYS = 6;

/** The week, today in bold, and the days to come on which it is different. */
export function HoursCard(shown: Shown) {
  const { t } = useTranslation('salonPage');
  const words = useHourWords(shown);
  const { data, now } = shown;
  const others = otherDaysAhead(data.page, now.date, MOST_OTHER_DAYS);
  return (
    <Card className="px-4 pt-4 pb-5 md:px-6">
      <h2 className="mb-2 font-semibold">{t('public.hours')}</h2>
      <dl className="text-sm tabular-nums">
        {weekRows(data.page, now.date).map((row) => (
          <div
            key={row.from}
            className={classNames('flex min-h-8 items-center justify-between gap-4', row.isToday && 'font-semibold')}
          >
            <dt className={row.isToday ? '' : 'text-muted'}>{words.days(row)}</dt>
            <dd className="text-right">{words.times(row.times)}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 border-t border-divider pt-3 text-13 font-medium text-muted">
            {t('public.otherDays')}
          </h3>
          <dl className="text-sm tabular-nums">
            {others.map(({ date, times }) => (
              <div key={date} className="flex min-h-8 items-center justify-between gap-4">
                <dt className="text-muted">{words.day(date)}</dt>
                <dd className="text-right">{words.times(times)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}

/** Where it is, and how to reach it, as far as the salon has said. */
export function ContactCard({ data: { salon, page } }: Shown) {
  const { t } = useTranslation('salonPage');
  const { street, place } = addressLines(salon.address);
  if (!salon.address && !salon.phone && !page.instagram) return null;
  return (
    <Card className="overflow-hidden">
      {salon.address && <MapTile />}
      <address className="divide-y divide-divider not-italic">
        {salon.address && (
          <Row icon={MapPin} href={mapLink(salon.address)} does={t('public.route')}>
            {street}
            {place && <span className="block text-13 text-muted">{place}</span>}
          </Row>
        )}
        {salon.phone && (
          <Row icon={Phone} href={`tel:${salon.phone}`} does={t('public.call')}>
            <span className="tabular-nums">{displayPhone(salon.phone)}</span>
          </Row>
        )}
        {page.instagram && (
          <Row icon={InstagramIcon} href={instagramLink(page.instagram)} does={t('public.profile')}>
            @{page.instagram}
          </Row>
        )}
      </address>
    </Card>
  );
}

type RowProps = {
  icon: ComponentType<{ className?: string; strokeWidth?: number }>;
  href: string;
  does: string;
  children: ReactNode;
};

function Row({ icon: Icon, href, does, children }: RowProps) {
  return (
    <a
      href={href}
      rel="noopener"
      className="flex min-h-14 items-center gap-3 px-4 py-2 text-[15px] hover:bg-subtle md:px-6"
    >
      <Icon strokeWidth={1.75} className="size-5.5 flex-none text-muted" />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <span className="flex-none text-sm font-medium text-brand-text">{does}</span>
    </a>
  );
}
