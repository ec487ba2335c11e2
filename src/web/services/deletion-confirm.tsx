import { failureDetail, passwordOutcome, refusalCode } from '#web/app/api/errors.ts';
import { PasswordConfirm } from '#web/ui/password-confirm.tsx';
import { refreshServices } from './use-services.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** The call that carries the password. */
  deletion: (password: string) => Promise<unknown>;
  onDeleted: () => void;
  onFailed: (detail: string) => void;
};

/** Deletes with the password. Any refusal but a wrong one is said in the page too, whose list may be out of date. */
export function DeletionConfirm({ deletion, onDeleted, onFailed, ...dialog }: Props) {
  async function remove(password: string) {
    try {
      await deletion(password);
    } catch (error) {
      if (refusalCode(error) !== 'WRONG_PASSWORD') {
        onFailed(failureDetail(error));
        await refreshServices();
      }
      throw error;
    }
    await refreshServices();
    onDeleted();
  }
  return <PasswordConfirm {...dialog} onConfirm={(password) => passwordOutcome(remove(password))} />;
}
