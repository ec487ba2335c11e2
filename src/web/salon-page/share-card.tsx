import { Copy, ExternalLink, MessageCircle, Printer } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths, salonPagePath } from '#contract/paths.ts';
import type { SalonPageSettings } from '#contract/salon-page/operations.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The short address, and how to bring it to people. */
export function ShareCard({ settings: { name, is_published } }: { settings: SalonPageSettings }) {
  const { t } = useTranslation('salonPage');
  const { profile } = useSession();
  const banner = useBanner();
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}${salonPagePath(name)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      banner.success(t('share.copied'));
    } catch {
      // Not allowed, or not over a secure connection: then it is ready to be copied by hand.
      field.current?.select();
      banner.error(t('share.copyFailed'));
    }
  }

  const message = t('share.message', { name: profile.business_name, link });
  return (
    <Card>
      <CardHead title={t('share.title')}>
        <Badge tone={is_published ? 'success' : 'pending'}>{t(is_published ? 'share.live' : 'share.notLive')}</Badge>
      </CardHead>
      <CardBody className="grid grid-cols-1 gap-3">
        {(!name || !is_published) && <p className="text-sm text-muted">{t('share.noName')}</p>}
        {name && (
          <TextField
            label={t('share.address')}
            ref={field}
            value={`${location.host}${salonPagePath(name)}`}
            readOnly
            capitalise="off"
          />
        )}
        {name && is_published && (
          <div className="grid gap-2">
            <Button icon={Copy} onClick={copy}>
              {t('share.copy')}
            </Button>
            <ButtonLink icon={ExternalLink} href={salonPagePath(name)} target="_blank" rel="noopener">
              {t('share.open')}
            </ButtonLink>
            <ButtonLink
              icon={MessageCircle}
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noopener"
              className="text-whatsapp"
            >
              {t('share.whatsapp')}
            </ButtonLink>
            <ButtonLink icon={Printer} render={<Link to={paths.salonPoster} />}>
              {t('share.poster')}
            </ButtonLink>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
