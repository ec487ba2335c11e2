import { Copy, ExternalLink, QrCode } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '#contract/paths.ts';
import { DEFAULT_COLOUR } from '#domain/team/colours.ts';
import { client } from '#web/ground/api/client.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CardBody, CardHead } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const CODE_PIXELS = 200;

/** The salon's address for clients: to copy, to open, and as a code to scan. */
export function BookingLink({ owner }: { owner: string }) {
  const { t } = useTranslation('agenda');
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
