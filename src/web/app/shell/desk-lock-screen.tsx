import { LockScreen, type LockScreenProps } from '#web/desk/lock-screen.tsx';
import { DeskSignIn } from './desk-sign-in.tsx';

export type DeskLockScreenProps = Omit<LockScreenProps, 'byPassword'>;

/** The lock screen with the form of the sign-in, which is fetched with it. */
export function DeskLockScreen(props: DeskLockScreenProps) {
  return <LockScreen {...props} byPassword={{ form: <DeskSignIn onIn={props.onUnlocked} /> }} />;
}
