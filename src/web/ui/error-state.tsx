import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from './button.tsx';

type Props = { message: string; onRetry: () => void; retrying?: boolean };

/** Loading failed: the reason and a retry. */
export function ErrorState({ message, onRetry, retrying }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-danger-bg text-danger-text">
        <CircleAlert aria-hidden strokeWidth={1.5} className="size-7" />
      </span>
      <p className="max-w-md text-sm text-balance">{message}</p>
      <Button icon={RotateCw} onClick={onRetry} loading={retrying}>
        {t('retry')}
      </Button>
    </div>
  );
}
