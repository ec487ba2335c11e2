import { useState } from 'react';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { cityOf, regionOf, zonesByCity } from '#domain/shared/zone-cities.ts';
import { client } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { ProfileCard, useProfileChange } from './profile-card.tsx';

const kinds = {
  country: { send: client.account.changeCountry, saveLabel: 'profile.saveCountry' },
  language: { send: client.account.changeLanguage, saveLabel: 'profile.saveLanguage' },
  // "Today" and "now" in the agenda are this zone's, wherever the owner's phone happens to be.
  timezone: { send: client.account.changeTimezone, saveLabel: 'profile.saveTimezone' },
} as const;

type Kind = keyof typeof kinds;

/** One choice and its own save button, disabled while nothing changed. */
export function ChoiceCard({ kind }: { kind: Kind }) {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? profile[kind];
  const change = useProfileChange(kind, (chosen: string) => kinds[kind].send({ [kind]: chosen } as never));
  return (
    <ProfileCard
      title={t(`profile.${kind}`)}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await change.save(value)) setChosen(undefined);
      }}
    >
      <NativeSelect
        label={t(kind)}
        hint={t(`profile.${kind}Hint`)}
        className="w-full"
        value={value}
        options={useOptions(kind)}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <SaveButton isUnchanged={value === profile[kind]} loading={change.isSaving}>
        {t(kinds[kind].saveLabel)}
      </SaveButton>
    </ProfileCard>
  );
}

function useOptions(kind: Kind) {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  if (kind === 'country') return COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) }));
  if (kind === 'language') return LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }));
  // By city, those of the salon's country first.
  const { own, others } = zonesByCity(profile.country, Intl.supportedValuesOf('timeZone'), profile.timezone);
  const place = (zone: string) => [cityOf(zone), regionOf(zone) && `(${regionOf(zone)})`].filter(Boolean).join(' ');
  const group = own.length > 0 ? t('profile.otherZones') : undefined;
  return [
    ...own.map((value) => ({ value, label: cityOf(value), group: t(`countries.${profile.country}`) })),
    ...others.map((value) => ({ value, label: place(value), group })),
  ];
}
