import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cityOf, regionOf, zonesByCity } from '#domain/shared/zone-cities.ts';
import { client } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { useProfileChange } from './use-profile-change.ts';

/** "Today" and "now" in the agenda are this zone's, wherever the owner's phone happens to be. */
export function TimezoneCard() {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? profile.timezone;
  const change = useProfileChange('timezone', client.account.changeTimezone);
  return (
    <Card>
      <CardHead title={t('profile.timezone')} />
      <CardBody>
        <form
          onSubmit={async (event) => {
            event.preventDefault();
            if (await change.save({ timezone: value })) setChosen(undefined);
          }}
          className="grid justify-items-start gap-4"
        >
          <NativeSelect
            label={t('timezone')}
            hint={t('profile.timezoneHint')}
            className="w-full"
            value={value}
            options={useZones()}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <SaveButton isUnchanged={value === profile.timezone} loading={change.isSaving}>
            {t('profile.saveTimezone')}
          </SaveButton>
        </form>
      </CardBody>
    </Card>
  );
}

/** By city, those of the salon's country first. */
function useZones() {
  const { t } = useTranslation('account');
  const { country, timezone } = useSession().profile;
  const { own, others } = zonesByCity(country, Intl.supportedValuesOf('timeZone'), timezone);
  const place = (zone: string) => [cityOf(zone), regionOf(zone) && `(${regionOf(zone)})`].filter(Boolean).join(' ');
  return [
    ...own.map((zone) => ({ value: zone, label: cityOf(zone), group: t(`countries.${country}`) })),
    ...others.map((zone) => ({
      value: zone,
      label: place(zone),
      group: own.length > 0 ? t('profile.otherZones') : undefined,
    })),
  ];
}
