import { useQuery } from '@tanstack/react-query';
import { Copy, QrCode } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useRef, useState } from 'react';
import { changeOf, likelyCash } from '#domain/cashier/change.ts';
import { type PixAccount, pixCode } from '#domain/cashier/pix.ts';
import { isAmount } from '#domain/payments/split.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SplitRows } from './split-rows.tsx';
import type { Paying } from './use-paying.ts';

/** What the chosen methods need: rows, the change, the PIX code. */
export function Unfolded({ paying, sum }: { paying: Paying; sum?: ReactNode }) {
  const { t } = useTranslation('cashier');
  const account = usePixAccount();
  const cash = paying.amountBy(({ isCash }) => isCash);
  const pix = paying.amountBy(({ hasPixCode }) => hasPixCode);
  // A divided payment has no room for the code, so it opens on request.
  const [isCodeOpen, setCodeOpen] = useState(false);
  return (
    <>
      {paying.isSplit && <SplitRows paying={paying} />}
      {cash > 0 && <CashChange due={cash} />}
      {paying.isSplit && sum}
      {pix > 0 && account && paying.isSplit && (
        <Button
          size="sm"
          icon={QrCode}
          aria-expanded={isCodeOpen}
          className="justify-self-start"
          onClick={() => setCodeOpen(!isCodeOpen)}
        >
          {t('pix.code')}
        </Button>
      )}
      {pix > 0 && account && (!paying.isSplit || isCodeOpen) && <PixCode account={account} amount={pix} />}
    </>
  );
}

/** Cash received and change due. It only helps to count; nothing is stored. */
function CashChange({ due }: { due: Cents }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const { profile } = useSession();
  const [given, setGiven] = useState<number | null>(null);
  const change = given === null || !isAmount(given) ? null : changeOf(cents(given), due);
  const isShort = given !== null && change === null;
  return (
    <div className="grid gap-2 rounded-card bg-subtle px-4 py-3">
      <div className="flex items-start gap-4">
        <SalonMoneyField
          label={t('sale.given')}
          value={given}
          onChange={setGiven}
          className="w-40 flex-none"
          error={isShort ? t(isAmount(given) ? 'sale.givenShort' : 'errors.amountInvalid') : undefined}
        />
        <p role="status" className="grid min-w-0 flex-1 justify-items-end gap-1.5">
          <span className="text-13 text-muted">{t('sale.change')}</span>
          <strong className="text-2xl font-semibold whitespace-nowrap tabular-nums">
            {change === null ? '–' : format.money(change)}
          </strong>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {likelyCash(due, profile.country).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={given === amount}
            onClick={() => setGiven(amount)}
            className={classNames(
              'inline-flex h-9 items-center rounded-full border border-divider bg-surface px-3 text-13 font-medium whitespace-nowrap tabular-nums transition-colors hover:bg-raised max-md:h-11 max-md:text-sm',
              'aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text dark:aria-pressed:text-[#e3c8ff]',
            )}
          >
            {format.money(amount)}
          </button>
        ))}
      </div>
    </div>
  );
}

const CODE_PIXELS = 148;

/** The PIX account; undefined outside Brazil or without a key, when there is no code to show. */
export function usePixAccount(): PixAccount | undefined {
  const { profile } = useSession();
  const isInBrazil = profile.country === 'BR';
  const { data } = useQuery({ ...api.cashier.settings.queryOptions(), enabled: isInBrazil });
  if (!isInBrazil || !data?.pix_key.trim()) return undefined;
  return { pix_key: data.pix_key, pix_name: data.pix_name || profile.business_name, pix_city: data.pix_city };
}

/** To scan, or to copy into a message. Only the bank's app says whether the money has arrived. */
function PixCode({ account, amount }: { account: PixAccount; amount: Cents }) {
  const { t } = useTranslation('cashier');
  const banner = useBanner();
  const shown = useRef<HTMLParagraphElement>(null);
  const code = pixCode(account, amount);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      banner.success(t('pix.copied'));
    } catch {
      // Not allowed, or no secure connection: select the code so that it can be copied by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      banner.error(t('pix.copyFailed'));
    }
  }

  return (
    <div className="flex flex-wrap gap-4 rounded-card bg-subtle p-3">
      {/* White in the dark theme, too: not every phone reads a code on a dark background. */}
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
