import { useId } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, type ButtonProps } from './button.tsx';

type Props = { isUnchanged: boolean } & Pick<ButtonProps, 'variant' | 'loading' | 'children'>;

/** Saves a form about something stored. With nothing to save it is blocked, but focusable, and says why. */
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
        // Enter in a field must not submit it either.
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
