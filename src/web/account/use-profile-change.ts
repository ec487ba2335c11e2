import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/account.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { updateProfile } from './session.ts';

type Part = 'name' | 'country' | 'language' | 'timezone';

/** Saves one part of the profile, shows it everywhere at once and says how it went. */
export function useProfileChange<Change>(part: Part, save: (change: Change) => Promise<Profile>) {
  const { t, i18n } = useTranslation('account');
  const banner = useBanner();
  return useMutation({
    mutationFn: save,
    onSuccess: async (profile) => {
      await updateProfile(profile);
      // The language may just have changed, and `t` still speaks the one before.
      banner.success(i18n.t(`account:profile.saved.${part}`));
    },
    onError: (error) => banner.error(t(`profile.failed.${part}`, { detail: failureDetail(error) })),
  });
}
