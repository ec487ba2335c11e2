import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { CopyButton } from './copy-button.tsx';

const CODE_PIXELS = 176;

/** To scan with an authenticator app, or to type into one on the same phone. */
export function AuthenticatorKey({ uri, secret }: { uri: string; secret: string }) {
  const { t } = useTranslation('accountSafety');
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t('twoStep.scan')}</p>
      {/* White in the dark theme, too: not every phone reads a code on a dark background. */}
      <div className="justify-self-start rounded-control bg-white p-3">
        <QRCodeSVG value={uri} size={CODE_PIXELS} level="M" title={t('twoStep.qrCode')} />
      </div>
      <p className="text-sm text-muted">{t('twoStep.orType')}</p>
      <p className="font-mono text-sm break-all" translate="no">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <CopyButton text={secret} label={t('twoStep.copyKey')} copied={t('twoStep.keyCopied')} />
    </div>
  );
}
