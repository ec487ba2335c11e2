import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  onOpen: () => void;
  /** Words of their own below a figure, rather than the figure itself. */
  isBelow?: boolean;
  children: ReactNode;
};

/** What opens the rows beneath a figure; a finger's height on a phone. On paper a figure is only a figure. */
export function OpenRows({ onOpen, isBelow = false, children }: Props) {
  const { t } = useTranslation('reports');
  return (
    <button
      type="button"
      title={isBelow ? undefined : t('rows.open')}
      onClick={onOpen}
      className={classNames(
        'rounded-control underline-offset-3 hover:underline max-md:min-h-11 max-md:min-w-11',
        isBelow ? 'no-print block text-left font-medium text-brand-text' : 'text-right',
      )}
    >
      {children}
    </button>
  );
}
