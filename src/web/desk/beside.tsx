import type { ReactNode } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** Who was at work when the desk was locked. */
export type Left = { member: string; name: string; isUnsaved: boolean };

/** In the pad's place. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid w-full gap-2">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}

/** Before somebody else types a PIN: what they would throw away is not theirs. */
export function DiscardFirst({ left, onDiscard, onStay }: { left: Left; onDiscard: () => void; onStay: () => void }) {
  const { t } = useTranslation('desk');
  const { name } = left;
  return (
    <div role="alert" className="grid w-full gap-4">
      <Notice title={t('lock.discardQuestion', { name })} text={t('lock.discardText', { name })} />
      <div className="grid gap-2">
        <Button variant="primary" size="lg" block onClick={onStay}>
          {t('lock.waitFor', { name })}
        </Button>
        <Button variant="danger" size="lg" block onClick={onDiscard}>
          {t('lock.discard')}
        </Button>
      </div>
    </div>
  );
}
