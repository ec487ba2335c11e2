import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, QrCode } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { Link } from 'react-router';
import { paths, salonPagePath } from '#contract/paths.ts';
import type { SalonPage } from '#contract/salon-page/operations.ts';
import { initials } from '#domain/shared/names.ts';
import { api } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { Picture } from '#web/pictures/picture.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Query } from '#web/ui/query.tsx';

/** A sheet for the wall: who scans it, books. */
export function Page() {
  const { t } = useTranslation('salonPage');
  const page = useQuery(api.salonPage.read.queryOptions());
  return (
    <Query query={page} failure={(detail) => t('loadFailed', { detail })} isOnCard>
      {(page) =>
        page.settings.name ? (
          <Poster page={page} />
        ) : (
          <Card>
            <EmptyState
              picture={QrCode}
              title={t('poster.paper')}
              action={<ButtonLink render={<Link to={paths.salonPage} />}>{t('poster.toSettings')}</ButtonLink>}
            >
              {t('poster.noName')}
            </EmptyState>
          </Card>
        )
      }
    </Query>
  );
}

const CODE_PIXELS = 320;

/** Black on white, whatever the theme: as it comes out of the printer. */
function Poster({ page: { settings, logo } }: { page: SalonPage }) {
  const { t } = useTranslation('salonPage');
  const { profile } = useSession();
  const path = salonPagePath(settings.name);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="no-print flex flex-wrap items-center gap-3">
        <Link
          to={paths.salonPage}
          aria-label={t('poster.toSettings')}
          title={t('poster.toSettings')}
          className="-ml-2 inline-flex size-control flex-none items-center justify-center rounded-control text-muted hover:bg-subtle hover:text-text"
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5" />
        </Link>
        <p className="min-w-0 flex-1 text-muted">{t('poster.intro')}</p>
        <PrintButton variant="primary" />
      </div>
      {!settings.is_published && (
        <div className="no-print">
          <Banner tone="warning">{t('poster.notLive')}</Banner>
        </div>
      )}
      <article
        aria-label={t('poster.paper')}
        className="print-alone mx-auto w-full max-w-180 rounded-card border border-divider bg-white p-6 text-center text-black"
      >
        {logo ? (
          <Picture picture={logo} size="large" alt="" className="mx-auto size-24 rounded-full object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="mx-auto grid size-24 place-items-center rounded-full border-2 border-black text-3xl font-semibold"
          >
            {initials(profile.business_name)}
          </span>
        )}
        <h2 className="mt-6 text-3xl font-semibold text-balance wrap-anywhere">{profile.business_name}</h2>
        <p className="mt-2 text-xl">{t('poster.call')}</p>
        <QRCodeSVG
          value={`${location.origin}${path}`}
          size={CODE_PIXELS}
          level="M"
          title={t('share.code')}
          className="mx-auto my-8 h-auto w-80 max-w-full"
        />
        <p className="text-black">{t('poster.how')}</p>
        <p className="mt-1 text-black">
          {t('poster.or')} <strong className="block text-xl font-semibold wrap-anywhere">{location.host + path}</strong>
        </p>
      </article>
    </div>
  );
}
