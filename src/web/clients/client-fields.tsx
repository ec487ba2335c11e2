import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { titleCase } from '#domain/shared/names.ts';
import type { PhoneCountry } from '#domain/shared/phone.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { SalonPhoneField } from '#web/ground/salon-phone-field.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import type { Control, Registered } from '#web/ui/use-form.ts';

type Props = {
  form: {
    field: (name: 'name' | 'email') => Registered;
    control: (name: 'phone') => Control<string>;
    setValue: (name: 'phone_country', country: PhoneCountry) => void;
  };
  /** The message that says whose phone it is. */
  phoneTaken: string | undefined;
  /** Shown at the name. */
  error?: string | undefined;
  isPhoneOptional?: boolean;
  /** Phone and e-mail are not asked for: who fills it in may not see them. */
  isNameOnly?: boolean;
};

export function ClientFields({ form, phoneTaken, error, isPhoneOptional = false, isNameOnly = false }: Props) {
  const { t } = useTranslation('clients');
  const name = form.field('name');
  const phone = form.control('phone');
  return (
    <>
      <TextField
        label={t('form.name')}
        {...name}
        error={name.error ?? error}
        capitalise="words"
        tidy={titleCase}
        autoComplete="off"
        required
      />
      {isNameOnly || (
        <>
          <SalonPhoneField
            label={t('form.phone')}
            {...phone}
            onChange={(number, country) => {
              form.setValue('phone_country', country);
              phone.onChange(number);
            }}
            error={phoneTaken ?? phone.error}
            required={!isPhoneOptional}
            optional={isPhoneOptional}
          />
          <EmailField label={t('form.email')} {...form.field('email')} autoComplete="off" optional />
        </>
      )}
    </>
  );
}

/** The client who has this phone already, until another one is typed. */
export function usePhoneTaken(phone: string) {
  const [taken, setTaken] = useState<{ phone: string; name: string }>();
  return {
    takenBy: taken?.phone === phone ? taken.name : undefined,
    onRefused(error: unknown, tried: { phone: string }): boolean {
      if (refusalCode(error) !== 'PHONE_TAKEN' || !(error instanceof ORPCError)) return false;
      setTaken({ phone: tried.phone, name: (error.data as { name: string }).name });
      return true;
    },
  };
}

/** The country whose phones need no code. */
export const phoneCountryOf = (country: PhoneCountry | 'OTHER'): PhoneCountry => (country === 'OTHER' ? 'BR' : country);
