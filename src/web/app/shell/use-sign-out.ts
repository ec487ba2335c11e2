import { useNavigate } from 'react-router';
import { endSession } from '#web/account/session.ts';
import { paths } from '#web/app/paths.ts';

export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    // Whatever the server says, this browser is signed out: an expired session is no error.
    await endSession().catch(() => {});
    await navigate(paths.login);
  };
}
