import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { download } from '#web/ui/download.ts';
import { PrintButton } from '#web/ui/print-button.tsx';
import { CopyButton } from './copy-button.tsx';

/** Shown once: the server keeps fingerprints. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => unknown }) {
  const { t } = useTranslation('accountSafety');
  const { user } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused field is gone. In a layout effect, before the dialog takes the focus itself.
  useLayoutEffect(() => title.current?.focus(), []);
  const text = [t('twoStep.codesOf', { email: user.email }), '', ...codes, ''].join('\n');
  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-base font-semibold outline-none">
        {t('twoStep.codesTitle')}
      </h3>
      <p className="text-muted">{t('twoStep.codesText')}</p>
      <div className="print-alone grid gap-3 rounded-card bg-subtle p-4">
        <p className="hidden print:block">{t('twoStep.codesOf', { email: user.email })}</p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono tabular-nums" aria-label={t('twoStep.codes')}>
          {codes.map((code) => (
            <li key={code} translate="no">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <CopyButton text={text} label={t('twoStep.copyCodes')} copied={t('twoStep.codesCopied')} />
        <Button
          icon={Download}
          onClick={() => download(new File([text], t('twoStep.fileName'), { type: 'text/plain' }))}
        >
          {t('twoStep.download')}
        </Button>
        <PrintButton />
      </div>
      <Button variant="primary" className="justify-self-start" onClick={onDone}>
        {t('twoStep.kept')}
      </Button>
    </div>
  );
}
