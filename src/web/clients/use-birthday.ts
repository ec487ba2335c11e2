import { birthdayParts } from '#domain/clients/birthday.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** "3 de dezembro", with the year where it is known. */
export function useBirthday() {
  const locale = dateLocale(useLanguage());
  return (birthday: string) => {
    const parts = birthdayParts(birthday);
    if (!parts) return '';
    const { year, month, day } = parts;
    const words = dateFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(year === null ? {} : { year: 'numeric' }),
      timeZone: 'UTC',
    });
    // A leap year has every day.
    return words.format(Date.UTC(year ?? 2000, month - 1, day));
  };
}
