import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIAL_CODES, normalisePhone, type PhoneCountry, phonePlaceholder } from '#domain/shared/phone.ts';
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
      format={(number, country) => (country === 'BR' ? grouped(number) : number)}
      onChange={(next) => {
        setCountry(next.country);
        setTyped(next.number);
        // Without a digit there is no phone; what was typed instead is for the form to refuse.
        onChange(normalisePhone(next.number, next.country as PhoneCountry) || next.number.trim());
      }}
    />
  );
}

/** The longest dial code that begins the number: +353 is not +35. */
function countryOf(phone: string): PhoneCountry | undefined {
  const [country] =
    Object.entries(DIAL_CODES)
      .filter(([, dial]) => phone.startsWith(`+${dial}`))
      .sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return country as PhoneCountry | undefined;
}

/** The country stands in front of the field already. */
function nationalPart(phone: string): string {
  const country = countryOf(phone);
  if (!country) return phone;
  const national = phone.slice(`+${DIAL_CODES[country]}`.length);
  return country === 'BR' ? grouped(national) : national;
}

/** As everybody in Brazil writes them: (11) 99842-3317. Anything else stays as it was typed. */
function grouped(brazilian: string): string {
  const national = normalisePhone(brazilian, 'BR').replace(/^\+55/, '');
  return /^\d{10,11}$/.test(national) ? national.replace(/^(..)(.+)(....)$/, '($1) $2-$3') : brazilian;
}
