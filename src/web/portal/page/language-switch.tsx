import type { Language } from '#domain/shared/countries.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { LanguageLetters } from '#web/ui/language-letters.tsx';

export function LanguageSwitch({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useTranslation('portal');
  return (
    <LanguageLetters
      label={t('page.language')}
      nameOf={(language) => t(`page.languages.${language}`)}
      onChange={onLanguage}
    />
  );
}
