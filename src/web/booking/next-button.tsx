import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  missing: string | undefined;
  /** It is visible elsewhere: only for screen readers. */
  isSaid?: boolean;
  onClick: () => void;
};

export function NextButton({ missing, isSaid, onClick }: Props) {
  const { t } = useTranslation('booking');
  const hint = useId();
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        blocked={missing !== undefined}
        aria-describedby={missing ? hint : undefined}
        onClick={onClick}
      >
        {t('services.next')}
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-4.5" />
      </Button>
      <MissingHint id={hint} isSaid={isSaid}>
        {missing}
      </MissingHint>
    </>
  );
}

export function MissingHint({ id, isSaid, children }: { id: string; isSaid?: boolean; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={isSaid ? 'sr-only' : 'mt-1.5 text-center text-13 text-muted'}>
      {children}
    </p>
  );
}
