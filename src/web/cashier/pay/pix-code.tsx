import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type PixAccount, pixCode } from '#domain/cashier/pix.ts';
import type { Cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

const CODE_PIXELS = 148;

/** Whom a PIX goes to; undefined outside Brazil and without a key, where there is no code to show. */
export function usePixAccount(): PixAccount | undefined {
  const { profile } = useSession();
  const isInBrazil = profile.country === 'BR';
  const { data } = useQuery({ ...api.cashier.settings.queryOptions(), enabled: isInBrazil });
  if (!isInBrazil || !data?.pix_key.trim()) return undefined;
  return { pix_key: data.pix_key, pix_name: data.pix_name || profile.business_name, pix_city: data.pix_city };
}

/** To be scanned, or copied into a message. That the money has come only the bank's app says. */
export function PixCode({ account, amount }: { account: PixAccount; amount: Cents }) {
  const { t } = useTranslation('cashier');
  const banner = useBanner();
  const shown = useRef<HTMLParagraphElement>(null);
  const code = pixCode(account, amount);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      banner.success(t('pix.copied'));
    } catch {
      // Not allowed, or not over a secure connection: then it is ready to be copied by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      banner.error(t('pix.copyFailed'));
    }
  }

  return (
    <div className="flex flex-wrap gap-4 rounded-card bg-subtle p-3">
      {/* White in the dark theme too: a code on a dark ground is not read by every phone. */}
      <div className="flex-none rounded-control bg-white p-2.5">
        <QRCodeSVG value={code} size={CODE_PIXELS} level="M" title={t('pix.code')} />
      </div>
      <div className="grid min-w-0 flex-1 basis-40 content-center justify-items-start gap-2">
        <p className="text-13 text-muted">
          {t('pix.to')}
          <strong className="block text-sm font-medium break-words text-text">{account.pix_name}</strong>
        </p>
        <p ref={shown} className="line-clamp-2 font-mono text-xs break-all text-muted">
          {code}
        </p>
        <Button icon={Copy} onClick={copy}>
          {t('pix.copy')}
        </Button>
        <p className="text-13 text-muted">{t('pix.check')}</p>
      </div>
    </div>
  );
}
