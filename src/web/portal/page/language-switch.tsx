import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { LanguageLetters } from '#web/ui/language-letters.tsx';

export function LanguageSwitch({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t, i18n } = useTranslation('portal');
  return (
    <LanguageLetters
      label={t('page.language')}
      value={i18n.language as Language}
      onChange={onLanguage}
      options={LANGUAGES.map((value) => ({ value, label: t(`page.languages.${value}`) }))}
    />
  );
}
