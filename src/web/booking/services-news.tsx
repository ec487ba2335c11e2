import { hasNewDuration, hasNewPrice, type News } from '#domain/booking/changes.ts';
import type { ChosenService } from '#domain/booking/draft.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Notice } from './notice.tsx';
import { useBooking } from './salon-gate.tsx';
import { useWriting } from './use-writing.ts';

/** What the salon changed about the chosen services: old and new. */
export function ServicesNews() {
  const { t } = useTranslation('booking');
  const { news } = useBooking();
  const { gone, changed } = news;
  return (
    <>
      <Notice>{gone.length > 0 && t('news.gone', { count: gone.length, names: gone.join(', ') })}</Notice>
      <Notice>
        {changed.length > 0 && (
          <>
            <p>{t('news.changed')}</p>
            <ul className="mt-1">
              {changed.map((change) => (
                <Change key={change.now.id} {...change} />
              ))}
            </ul>
          </>
        )}
      </Notice>
    </>
  );
}

function Change({ before, now }: News['changed'][number]) {
  const { t } = useTranslation('booking');
  const { money } = useWriting();
  const said = (service: ChosenService) =>
    [
      hasNewPrice(before, now) && (service.preco_variavel ? t('news.priceOpen') : money(service.price)),
      hasNewDuration(before, now) && formatDuration(service.duration_minutes),
    ]
      .filter(Boolean)
      .join(', ');
  return <li className="font-medium">{t('news.fromTo', { name: now.name, before: said(before), now: said(now) })}</li>;
}
