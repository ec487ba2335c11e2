import { MessageCircle } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { portalPath } from '#contract/paths.ts';
import type { IssuedAccess as Issued } from '#contract/portal/operations.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { useSession } from '#web/ground/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CopiedField } from './copied-field.tsx';

type Props = { issued: Issued; name: string; phone: string };

/** Link and PIN, which are shown this once. */
export function IssuedAccess({ issued: { token, pin }, name, phone }: Props) {
  const { t } = useTranslation('portal');
  const { profile } = useSession();
  // Link and PIN in one message are the whole key, for whoever it is forwarded to: only by choice.
  const [withPin, setWithPin] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const link = `${location.origin}${portalPath(token)}`;
  const message = t(withPin ? 'access.messageWithPin' : 'access.message', {
    name,
    salon: profile.business_name,
    link,
    pin,
  });

  // The field that had the focus is gone. At once: else the dialog notices that nothing has it, and takes it.
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
