import { paths } from '#contract/paths.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { endSession } from '#web/ground/session.ts';
import { forgetOpened } from '#web/search/forget-opened.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';

/** Says so if signing out failed: a window that only looks signed out would be left to the next person. */
export function useSignOut() {
  const { t } = useTranslation(['app', 'ui']);
  const banner = useBanner();
  return async function signOut() {
    try {
      await endSession();
    } catch (error) {
      banner.error(t('logOutFailed', { detail: failureDetail(error) }), {
        action: { label: t('ui:retry'), onPress: signOut },
      });
      return;
    }
    forgetOpened();
    // A new page: nothing of the salon stays in the window.
    location.assign(paths.login);
  };
}
