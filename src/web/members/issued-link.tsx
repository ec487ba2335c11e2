import { Check, Copy, MessageCircle } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { invitationPath } from '#contract/paths.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { controlLook, Field } from '#web/ui/field.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

/** The link of an invitation, which is shown now and never again. */
export function useIssuedLink(token: string | null) {
  const link = token === null ? '' : `${location.origin}${invitationPath(token)}`;
  return { link, ...useCopy(link) };
}

type Issued = ReturnType<typeof useIssuedLink>;

export function IssuedLink({ field, link, outcome }: Issued) {
  const { t } = useTranslation('members');
  const { profile } = useSession();
  const message = t('link.message', { salon: profile.business_name, link });
  return (
    <div>
      <div className="grid items-end gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={t('link.label')}>
          {(ties) => (
            <input
              {...ties}
              ref={field}
              value={link}
              readOnly
              className={`${controlLook} h-control text-muted md:text-sm`}
            />
          )}
        </Field>
        <ButtonLink
          icon={MessageCircle}
          className="text-whatsapp!"
          href={whatsappLink('', message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('link.whatsapp')}
        </ButtonLink>
      </div>
      <p className="pt-1.5 text-13 text-muted">{t('link.once')}</p>
      <p role="status" className={outcome === 'failed' ? 'pt-1.5 text-13 text-danger-text' : 'sr-only'}>
        {outcome === 'copied' && t('link.copiedText')}
        {outcome === 'failed' && t('link.copyFailed')}
      </p>
    </div>
  );
}

/** What was pressed is gone once the link is there: this has the focus then. */
export function CopyLink({ outcome, copy }: Issued) {
  const { t } = useTranslation('members');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      icon={outcome === 'copied' ? Check : Copy}
      className="max-md:flex-1 max-md:px-2 max-[24rem]:[&>svg]:hidden"
      onClick={copy}
    >
      {t(outcome === 'copied' ? 'link.copied' : 'link.copy')}
    </Button>
  );
}
