import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIAL_CODES, displayPhone, normalisePhone, type PhoneCountry, phonePlaceholder } from '#domain/shared/phone.ts';
import type { FieldProps } from '#web/ui/field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { useSession } from './session.ts';

type Props = Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'> & {
  value: string;
  onChange: (phone: string) => void;
};

/** A phone as people type it, kept in international form. */
export function SalonPhoneField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const [country, setCountry] = useState<string>(
    () => countryOf(value) ?? (profile.country in DIAL_CODES ? profile.country : 'BR'),
  );
  const [typed, setTyped] = useState(() => nationalPart(value));
  const countries = Object.entries(DIAL_CODES).map(([code, dial]) => ({
    code,
    name: t(`countries.${code as PhoneCountry}`),
    dial: `+${dial}`,
    placeholder: phonePlaceholder(code as PhoneCountry),
  }));
  return (
    <PhoneField
      {...field}
      countries={countries}
      value={{ country, number: typed }}
      onChange={(next) => {
        setCountry(next.country);
        setTyped(next.number);
        onChange(next.number.trim() === '' ? '' : normalisePhone(next.number, next.country as PhoneCountry));
      }}
    />
  );
}

/** The longest dial code that begins the number: +353 is not +35. */
function countryOf(phone: string): string | undefined {
  return Object.entries(DIAL_CODES)
    .filter(([, dial]) => phone.startsWith(`+${dial}`))
    .sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** The country stands in front of the field already. */
function nationalPart(phone: string): string {
  const dial = DIAL_CODES[countryOf(phone) as PhoneCountry];
  const shown = displayPhone(phone);
  return dial ? shown.replace(`+${dial}`, '').trim() : shown;
}
