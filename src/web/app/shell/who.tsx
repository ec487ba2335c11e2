import { useSession } from '#web/ground/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { SalonSwitch } from './salon-switch.tsx';

/** In which salon this window is, and who is at it; who works in several goes to another one from here. */
export function Who() {
  const { user, profile, member } = useSession();
  const words = (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={profile.business_name} tone={1} />
      <span className="grid min-w-0 text-left text-xs text-muted">
        <span className="truncate text-13 font-medium text-text">{profile.business_name}</span>
        <span className="truncate">{member.role === 'owner' ? user.email : member.name}</span>
      </span>
    </span>
  );
  return user.salons > 1 ? <SalonSwitch>{words}</SalonSwitch> : words;
}
