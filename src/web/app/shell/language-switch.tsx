import { useMutation } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useRef } from 'react';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { client, queryClient } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { updateProfile, useSession } from '#web/ground/session.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

const LANGUAGE = { mutationKey: ['language'] };

/**
 * The interface follows the profile's language, so choosing one here saves it there. Two choices in a row are saved in that order, and the
 * first response no longer counts.
 */
export function useChangeLanguage(): (language: Language) => void {
  const { profile } = useSession();
  const banner = useBanner();
  // The shown one may not be saved yet.
  const saved = useRef(profile);
  const change = useMutation({
    ...LANGUAGE,
    scope: { id: 'language' },
    mutationFn: (language: Language) => client.account.changeLanguage({ language }),
    onMutate: (language) => {
      if (isLast()) saved.current = profile;
      return updateProfile({ ...profile, language });
    },
    onSuccess: (answer) => {
      saved.current = answer;
      return isLast() ? updateProfile(answer) : undefined;
    },
    onError: async (error) => {
      if (isLast()) await updateProfile(saved.current);
      // In the language that was restored: `t` still speaks the other one.
      banner.error(texts.t('app:languageFailed', { detail: failureDetail(error) }));
    },
  });
  return change.mutate;
}

export function LanguageSwitch() {
  const { t } = useTranslation('app');
  const { profile } = useSession();
  const change = useChangeLanguage();
  return (
    <NativeSelect
      label={t('language')}
      hideLabel
      quiet
      icon={Globe}
      className="w-40 max-md:w-full"
      value={profile.language}
      onChange={(event) => change(event.currentTarget.value as Language)}
      options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}

function isLast(): boolean {
  return queryClient.isMutating(LANGUAGE) <= 1;
}
