import { useState } from 'react';
import {
  DIAL_CODES,
  normalisePhone,
  type PhoneCountry,
  phoneCountryOf,
  phonePlaceholder,
} from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { FieldProps } from '#web/ui/field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { useSession } from './session.ts';

type Props = Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional'> & {
  value: string;
  onChange: (phone: string, country: PhoneCountry) => void;
};

/** A phone as people type it, kept in international form. */
export function SalonPhoneField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const [country, setCountry] = useState<PhoneCountry>(
    () => phoneCountryOf(value) ?? (profile.country === 'OTHER' ? 'BR' : profile.country),
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
        const country = next.country as PhoneCountry;
        setCountry(country);
        setTyped(next.number);
        // Text without a digit is passed on as it is: the form says that it is no phone.
        onChange(normalisePhone(next.number, country) || next.number.trim(), country);
      }}
    />
  );
}

/** The country stands in front of the field already. */
function nationalPart(phone: string): string {
  const country = phoneCountryOf(phone);
  if (!country) return phone;
  const national = phone.slice(`+${DIAL_CODES[country]}`.length);
  return country === 'BR' ? grouped(national) : national;
}

/** As everybody in Brazil writes them: (11) 99842-3317. Anything else stays as it was typed. */
function grouped(brazilian: string): string {
  const national = normalisePhone(brazilian, 'BR').replace(/^\+55/, '');
  return /^\d{10,11}$/.test(national) ? national.replace(/^(..)(.+)(....)$/, '($1) $2-$3') : brazilian;
}
