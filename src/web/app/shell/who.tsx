import { useSession } from '#web/ground/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** Whose salon this is: its name, and the e-mail that signed in. */
export function Who() {
  const { user, profile } = useSession();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={profile.business_name} tone={1} />
      <span className="grid min-w-0 text-xs text-muted">
        <span className="truncate text-13 font-medium text-text">{profile.business_name}</span>
        <span className="truncate">{user.email}</span>
      </span>
    </span>
  );
}
