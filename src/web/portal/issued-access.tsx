import { Check, Copy, MessageCircle } from 'lucide-react';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { portalPath } from '#contract/paths.ts';
import type { IssuedAccess as Issued } from '#contract/portal/operations.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

type Props = { issued: Issued; name: string; phone: string };

export function IssuedAccess({ issued: { token, pin }, name, phone }: Props) {
  const { t } = useTranslation('portal');
  const { profile } = useSession();
  // Link and PIN in one message open the portal to anybody it is forwarded to: only by choice.
  const [withPin, setWithPin] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const link = `${location.origin}${portalPath(token)}`;
  const message = t(withPin ? 'access.messageWithPin' : 'access.message', {
    name,
    salon: profile.business_name,
    link,
    pin,
  });

  // The focused field is gone. In a layout effect, before the dialog takes the focus itself.
  useLayoutEffect(() => first.current?.focus(), []);

  return (
    <>
      <CopiedField
        label={t('access.link')}
        value={link}
        copyLabel={t('access.copyLink')}
        copiedText={t('access.linkCopied')}
        button={first}
      />
      <CopiedField
        label={t('access.pin')}
        value={pin}
        copyLabel={t('access.copyPin')}
        copiedText={t('access.pinCopied')}
        className="[&_input]:text-xl [&_input]:font-semibold [&_input]:tracking-widest [&_input]:tabular-nums"
      />
      <div className="grid justify-items-start gap-2 border-t border-divider pt-4">
        <Checkbox
          label={t('access.withPin')}
          hint={t('access.withPinHint')}
          checked={withPin}
          onChange={(event) => setWithPin(event.currentTarget.checked)}
        />
        <ButtonLink icon={MessageCircle} href={whatsappLink(phone, message)} target="_blank" rel="noopener noreferrer">
          {t('access.share')}
        </ButtonLink>
      </div>
    </>
  );
}

type CopiedFieldProps = {
  label: string;
  value: string;
  copyLabel: string;
  /** For screen readers, once it is copied. */
  copiedText: string;
  button?: Ref<HTMLButtonElement>;
  className?: string;
};

/** A read-only text with a button that copies it and confirms that for three seconds. */
function CopiedField({ label, value, copyLabel, copiedText, button, className }: CopiedFieldProps) {
  const { t } = useTranslation('portal');
  const { field, outcome, copy } = useCopy(value);
  return (
    <div className={className}>
      <div className="flex items-end gap-2">
        <TextField label={label} ref={field} value={value} readOnly capitalise="off" className="flex-1" />
        <Button ref={button} icon={outcome === 'copied' ? Check : Copy} className="min-w-36" onClick={copy}>
          {outcome === 'copied' ? t('access.copied') : copyLabel}
        </Button>
      </div>
      <p role="status" className={outcome === 'failed' ? 'pt-1.5 text-13 text-danger-text' : 'sr-only'}>
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && t('access.copyFailed')}
      </p>
    </div>
  );
}
