import { Lock, LogOut } from 'lucide-react';
import { useDesk } from '#web/desk/kept-desk.ts';
import { lockNow } from '#web/desk/lock.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Signs out. At a shared desk it locks: signing out there ends the desk, and stands on the lock screen. */
export function LeaveButton({
  onPress,
  ...button
}: Pick<ButtonProps, 'variant' | 'block' | 'className'> & { onPress?: () => void }) {
  const { t } = useTranslation('app');
  const desk = useDesk();
  const signOut = useSignOut();
  const leave = () => {
    onPress?.();
    if (desk) lockNow('by_hand');
    else signOut();
  };
  return (
    <Button {...button} icon={desk ? Lock : LogOut} onClick={leave}>
      {t(desk ? 'lockDesk' : 'logOut')}
    </Button>
  );
}
