import { useState } from 'react';
import { DIAL_CODES, type PhoneCountry } from '#domain/shared/phone.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** Whose the phones without a code are: the salon's country, unless another one is chosen. */
export function usePhonesOf() {
  const { t } = useTranslation(['imports', 'account']);
  const { country } = useSession().profile;
  const [phonesOf, setPhonesOf] = useState<PhoneCountry>(country === 'OTHER' ? 'BR' : country);
  const choice = (
    <NativeSelect
      label={t('country')}
      options={Object.entries(DIAL_CODES).map(([code, dial]) => ({
        value: code,
        label: `${t(`account:countries.${code as PhoneCountry}`)} +${dial}`,
      }))}
      value={phonesOf}
      onChange={(event) => setPhonesOf(event.currentTarget.value as PhoneCountry)}
    />
  );
  return { phonesOf, choice };
}
