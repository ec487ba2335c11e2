import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { client } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { useProfileChange } from './use-profile-change.ts';

/** Country and language: one choice and its own save button, disabled while nothing changed. */
export function ChoiceCard({ kind }: { kind: 'country' | 'language' }) {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? profile[kind];
  const save = { country: client.account.changeCountry, language: client.account.changeLanguage }[kind];
  const change = useProfileChange(kind, (chosen: string) => save({ [kind]: chosen } as never));
  const options =
    kind === 'country'
      ? COUNTRIES.map((country) => ({ value: country as string, label: t(`countries.${country}`) }))
      : LANGUAGES.map((language) => ({ value: language as string, label: t(`languages.${language}`) }));
  return (
    <Card>
      <CardHead title={t(`profile.${kind}`)} />
      <CardBody>
        <form
          onSubmit={async (event) => {
            event.preventDefault();
            if (await change.save(value)) setChosen(undefined);
          }}
          className="grid justify-items-start gap-4"
        >
          <NativeSelect
            label={t(kind)}
            hint={t(`profile.${kind}Hint`)}
            className="w-full"
            value={value}
            options={options}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <SaveButton isUnchanged={value === profile[kind]} loading={change.isSaving}>
            {t(kind === 'country' ? 'profile.saveCountry' : 'profile.saveLanguage')}
          </SaveButton>
        </form>
      </CardBody>
    </Card>
  );
}
