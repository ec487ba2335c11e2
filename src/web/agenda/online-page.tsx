import { useQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  Copy,
  ExternalLink,
  type LucideIcon,
  MousePointerClick,
  QrCode,
  Share2,
  Store,
} from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { bookingPath, paths, salonPagePath } from '#contract/paths.ts';
import { DEFAULT_COLOUR } from '#domain/team/colours.ts';
import { api, client } from '#web/ground/api/client.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const steps = [
  { name: 'share', icon: Share2 },
  { name: 'book', icon: MousePointerClick },
  { name: 'approve', icon: CalendarCheck },
] as const satisfies Array<{ name: string; icon: LucideIcon }>;

const tips = ['instagram', 'whatsapp', 'counter', 'google'] as const;

/** The link through which clients book, and how to bring it to them. */
export function Page() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  // Asked again: a link shown without a connection could not be opened.
  const may = useMay();
  const session = useQuery(api.account.session.queryOptions({ staleTime: 0 }));
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[minmax(0,1fr)_368px]">
      <div className="grid grid-cols-1 gap-6 max-md:gap-4">
        {may('settings') && <OwnAddress />}
        <Card>
          {session.isPending && <SkeletonRows rows={2} />}
          {session.isError && (
            <ErrorState message={t('online.none')} onRetry={session.refetch} retrying={session.isFetching} />
          )}
          {session.isSuccess && session.data && <BookingLink owner={session.data.profile.id} />}
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

/** The salon's own page, where it has one; how it is shared, its settings say. */
function OwnAddress() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const { data } = useQuery(api.salonPage.read.queryOptions());
  if (!data) return null;
  const { name, is_published } = data.settings;
  const isLive = name !== '' && is_published;
  return (
    <Card>
      <CardHead title={t('online.page.title')} />
      <CardBody className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {isLive ? (
            <a
              href={salonPagePath(name)}
              target="_blank"
              rel="noopener"
              className="text-base font-medium wrap-anywhere text-brand-text hover:underline"
            >
              {location.host + salonPagePath(name)}
            </a>
          ) : (
            t('online.page.none')
          )}
        </p>
        <ButtonLink icon={Store} render={<Link to={paths.salonPage} />}>
          {t(isLive ? 'online.page.change' : 'online.page.begin')}
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

const CODE_PIXELS = 200;

/** The salon's address for clients: to copy, to open, and as a code to scan. */
function BookingLink({ owner }: { owner: string }) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const banner = useBanner();
  const field = useRef<HTMLInputElement>(null);
  const [showsCode, setShowsCode] = useState(false);
  const link = `${location.origin}${bookingPath(owner)}`;

  async function copy() {
    noteShared();
    try {
      await navigator.clipboard.writeText(link);
      banner.success(t('online.copied'));
    } catch {
      // Not allowed, or not over a secure connection: then it is ready to be copied by hand.
      field.current?.select();
      banner.error(t('online.copyFailed'));
    }
  }

  return (
    <>
      <CardHead title={t('online.link')} />
      <CardBody className="grid gap-4">
        <p className="text-sm text-muted">{t('online.intro')}</p>
        <TextField label={t('online.link')} hideLabel ref={field} value={link} readOnly capitalise="off" />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={Copy} onClick={copy}>
            {t('online.copy')}
          </Button>
          <ButtonLink icon={ExternalLink} href={link} target="_blank" rel="noopener" onClick={noteShared}>
            {t('online.open')}
          </ButtonLink>
          <Button icon={QrCode} aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
            {t(showsCode ? 'online.hideCode' : 'online.showCode')}
          </Button>
        </div>
        {showsCode && (
          // White in the dark theme too: a code on a dark ground is not read by every phone.
          <div className="justify-self-start rounded-card border border-divider bg-white p-4">
            <QRCodeSVG value={link} size={CODE_PIXELS} level="M" fgColor={DEFAULT_COLOUR} title={t('online.code')} />
          </div>
        )}
      </CardBody>
    </>
  );
}

/** One of the first steps of a salon. It is only a note: that it failed is nobody's concern. */
function noteShared(): void {
  client.dashboard
    .linkShared()
    .then(() => changed('booking_link'))
    .catch(() => {});
}
