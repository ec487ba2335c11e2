import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField } from './password-field.tsx';
import type { OverlayState } from './use-overlay.ts';

type Props = OverlayState & {
  title?: string;
  description?: string;
  confirmLabel?: string;
  /** Acts with the password, which the server checks in the same call. */
  onConfirm: (password: string) => Promise<'ok' | 'wrong' | 'failed'>;
  /** More fields above the password; they show themselves what is missing. */
  children?: ReactNode;
  isFilledIn?: () => boolean;
};

/** Asks for the account's password, and stays open until it is right. */
export function PasswordConfirm(props: Props) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, children, isFilledIn } = props;
  const { t } = useTranslation(['ui', 'common']);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<'required' | 'wrong' | 'failed'>();
  const [isBusy, setBusy] = useState(false);

  const close = () => {
    if (isBusy) return;
    setError(undefined);
    onOpenChange(false);
  };

  const submit = async () => {
    if (isBusy || isFilledIn?.() === false) return;
    // Read from the input, which disappears with the dialog: the password is stored nowhere else.
    const password = field.current?.value ?? '';
    setBusy(password !== '');
    const answer = password === '' ? 'required' : await onConfirm(password).catch(() => 'failed' as const);
    setBusy(false);
    setError(answer === 'ok' ? undefined : answer);
    if (answer === 'ok') onOpenChange(false);
    else field.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={title ?? t('overlays.password.title')}
      description={description}
      onSubmit={submit}
      foot={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button variant="primary" type="submit" loading={isBusy}>
            {confirmLabel ?? t('overlays.password.confirm')}
          </Button>
        </>
      }
    >
      {children}
      <PasswordField
        ref={field}
        label={t('overlays.password.label')}
        autoComplete="current-password"
        required
        error={error && t(`overlays.password.${error}`)}
      />
    </Dialog>
  );
}
