import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { LanguageLetters } from '#web/ui/language-letters.tsx';
import { useBooking } from './salon-gate.tsx';

export function LanguageSelect() {
  const { t, i18n } = useTranslation('booking');
  const { onLanguage } = useBooking();
  return (
    <LanguageLetters
      label={t('languages.label')}
      value={i18n.language as Language}
      onChange={(language) => onLanguage?.(language)}
      options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}
