import { useMutation } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { updateProfile, useSession } from '#web/account/session.ts';
import { client, queryClient } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

const LANGUAGE = { mutationKey: ['language'] };

/**
 * The interface follows the profile's language, so choosing one here saves it there. Who chooses twice in a row is answered in that
 * order, and the first answer no longer counts.
 */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('app');
  const { profile } = useSession();
  const banner = useBanner();
  const change = useMutation({
    ...LANGUAGE,
    scope: { id: 'language' },
    mutationFn: (language: Language) => client.account.changeLanguage({ language }),
    onMutate: async (language) => {
      await updateProfile({ ...profile, language });
      return profile;
    },
    onSuccess: (saved) => (isLast() ? updateProfile(saved) : undefined),
    onError: async (error, _, before) => {
      if (before && isLast()) await updateProfile(before);
      // In the language that was restored: `t` still speaks the other one.
      banner.error(i18n.t('app:languageFailed', { detail: failureDetail(error) }));
    },
  });
  return (
    <NativeSelect
      label={t('language')}
      hideLabel
      quiet
      icon={Globe}
      className="w-40 max-md:w-full"
      value={profile.language}
      onChange={(event) => change.mutate(event.currentTarget.value as Language)}
      options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}

function isLast(): boolean {
  return queryClient.isMutating(LANGUAGE) <= 1;
}
