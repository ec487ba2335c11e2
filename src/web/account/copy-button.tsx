import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** `copied` is said below the button, also where no banner is seen: above a page, or before anything of the app. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const { t } = useTranslation('accountSafety');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Not allowed, or no secure connection.
      setOutcome('failed');
    }
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button icon={Copy} onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-13 text-muted empty:hidden">
        {outcome === 'copied' && copied}
        {outcome === 'failed' && t('twoStep.copyFailed')}
      </span>
    </div>
  );
}
