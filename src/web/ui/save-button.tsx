import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './button.tsx';

type Props = { isUnchanged: boolean } & Pick<ButtonProps, 'variant' | 'loading' | 'children'>;

/** Saves a form that shows what is stored. With nothing to save it cannot be pressed, but is still reached, and says why. */
export function SaveButton({ isUnchanged, ...button }: Props) {
  const { t } = useTranslation('ui');
  const reason = useId();
  const isBlocked = isUnchanged && !button.loading;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        {...button}
        type="submit"
        blocked={isBlocked}
        aria-describedby={isBlocked ? reason : undefined}
        // Neither does the Enter key in a field of the form send it.
        onClick={(event) => isBlocked && event.preventDefault()}
      />
      {isBlocked && (
        <span id={reason} className="text-13 text-muted">
          {t('unchanged')}
        </span>
      )}
    </div>
  );
}
