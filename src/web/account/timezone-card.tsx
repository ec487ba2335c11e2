import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#web/app/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useSession } from './session.ts';
import { useProfileChange } from './use-profile-change.ts';

/** "Today" and "now" in the agenda are this zone's, wherever the owner's phone happens to be. */
export function TimezoneCard() {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? profile.timezone;
  const change = useProfileChange('timezone', client.account.changeTimezone);
  const zones = [...new Set([profile.timezone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <Card>
      <CardHead title={t('profile.timezone')} />
      <CardBody>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ timezone: value }, { onSuccess: () => setChosen(undefined) });
          }}
          className="grid justify-items-start gap-4"
        >
          <NativeSelect
            label={t('timezone')}
            hint={t('profile.timezoneHint')}
            className="w-full"
            value={value}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <Button type="submit" disabled={value === profile.timezone} loading={change.isPending}>
            {t('profile.saveTimezone')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
