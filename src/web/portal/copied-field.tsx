import { Check, Copy } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const COPIED_MS = 3_000;

type Props = {
  label: string;
  value: string;
  copyLabel: string;
  /** Said aloud once it is copied. */
  copiedText: string;
  button?: Ref<HTMLButtonElement>;
  className?: string;
};

/** Something to be read, with a button that copies it and says so for three seconds. */
export function CopiedField({ label, value, copyLabel, copiedText, button, className }: Props) {
  const { t } = useTranslation('portal');
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // Not allowed, or not over a secure connection: then it is ready to be copied by hand.
      field.current?.select();
      setOutcome('failed');
    }
  }

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
