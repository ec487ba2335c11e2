import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/account.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { updateProfile } from './session.ts';

type Part = 'name' | 'country' | 'language' | 'timezone';

/** Saves one part of the profile, shows it everywhere at once and says how it went. */
export function useProfileChange<Change>(part: Part, save: (change: Change) => Promise<Profile>) {
  const { t } = useTranslation('account');
  const banner = useBanner();
  return useMutation({
    mutationFn: save,
    onSuccess: async (profile) => {
      await updateProfile(profile);
      // The language may just have changed: ask for the text now, not before.
      banner.success(t(`profile.saved.${part}`));
    },
    onError: (error) => banner.error(t(`profile.failed.${part}`, { detail: error.message })),
  });
}
