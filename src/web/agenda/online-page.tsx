import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, type LucideIcon, MousePointerClick, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/ground/api/client.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { BookingLink } from './booking-link.tsx';

const steps = [
  { name: 'share', icon: Share2 },
  { name: 'book', icon: MousePointerClick },
  { name: 'approve', icon: CalendarCheck },
] as const satisfies Array<{ name: string; icon: LucideIcon }>;

const tips = ['instagram', 'whatsapp', 'counter', 'google'] as const;

/** The link through which clients book, and how to bring it to them. */
export function Page() {
  const { t } = useTranslation('agenda');
  // Asked anew: a link that is shown without a connection could not be opened.
  const session = useQuery(api.account.session.queryOptions({ staleTime: 0 }));
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[minmax(0,1fr)_368px]">
      <div className="grid grid-cols-1 gap-6 max-md:gap-4">
        <Card>
          {session.isPending && <SkeletonRows rows={2} />}
          {session.isError && (
            <ErrorState message={t('online.none')} onRetry={session.refetch} retrying={session.isFetching} />
          )}
          {session.isSuccess && session.data && <BookingLink owner={session.data.user.id} />}
        </Card>
        <Card>
          <CardHead title={t('online.how.title')} />
          <CardBody>
            <ol className="grid gap-4 md:grid-cols-3">
              {steps.map(({ name, icon: Icon }, index) => (
                <li key={name} className="grid content-start gap-1">
                  <span className="mb-2 grid size-10 place-items-center rounded-card bg-brand-tint-strong text-brand-text">
                    <Icon aria-hidden strokeWidth={1.75} className="size-5" />
                  </span>
                  <h3 className="font-semibold">
                    {index + 1}. {t(`online.how.${name}.title`)}
                  </h3>
                  <p className="text-sm text-muted">{t(`online.how.${name}.text`)}</p>
                </li>
              ))}
            </ol>
          </CardBody>
        </Card>
      </div>
      <Card>
        <CardHead title={t('online.tips.title')} />
        <CardBody>
          <ul className="grid list-disc gap-2 pl-5 text-sm text-muted">
            {tips.map((name) => (
              <li key={name}>{t(`online.tips.${name}`)}</li>
            ))}
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}
