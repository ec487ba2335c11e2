import { useSession } from '#web/ground/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SalonSwitch } from './salon-switch.tsx';

/**
 * In which salon this window is, and who is at it; who works in several goes to another one from here. In the top bar of a tablet there is room for the
 * face alone, and only where it leads somewhere.
 */
export function Who({ isInTopBar = false }: { isInTopBar?: boolean }) {
  const { user, profile, member } = useSession();
  const isOfSeveral = user.salons > 1;
  const words = (
    <span
      className={classNames('flex min-w-0 items-center gap-2.5', isInTopBar && !isOfSeveral && 'max-[56.25rem]:hidden')}
    >
      <Avatar name={profile.business_name} tone={1} />
      <span className={classNames('grid min-w-0 text-left text-xs text-muted', isInTopBar && 'max-[56.25rem]:sr-only')}>
        <span className="truncate text-13 font-medium text-text">{profile.business_name}</span>
        <span className="truncate">{member.role === 'owner' ? user.email : member.name}</span>
      </span>
    </span>
  );
  return isOfSeveral ? <SalonSwitch>{words}</SalonSwitch> : words;
}
