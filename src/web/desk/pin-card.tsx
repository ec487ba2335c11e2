import { useQuery } from '@tanstack/react-query';
import { changePinForm } from '#contract/desk/forms.ts';
import { digitsOf } from '#domain/portal/pin.ts';
import { api, client } from '#web/ground/api/client.ts';
import { passwordFailure } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Query } from '#web/ui/query.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';

/** One's own PIN for the desk. It cannot be read again, only replaced. */
export function PinCard() {
  const { t } = useTranslation('desk');
  const own = useQuery(api.desk.pin.queryOptions());
  return (
    <Card>
      <CardHead title={t('pin.title')} />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="text-sm text-muted">{t('pin.text')}</p>
        <Query query={own} rows={2} failure={(detail) => t('pin.loadFailed', { detail })}>
          {({ state }) => (
            <>
              <p className="text-sm font-medium">{t(`pin.${state ?? 'none'}`)}</p>
              <PinForm />
              {state && <RemovePin />}
            </>
          )}
        </Query>
      </CardBody>
    </Card>
  );
}

function PinForm() {
  const { t } = useTranslation('desk');
  const form = useForm(changePinForm, { defaultValues: { pin: '', password: '' } });
  const { save } = useSave({
    send: client.desk.changePin,
    form,
    fields: { WRONG_PASSWORD: { password: 'ui:overlays.password.wrong' } },
    onSaved: () => form.reset(),
    success: t('pin.saved'),
    changed: ['desk_pins'],
    failure: (error) => t('pin.failed', { detail: passwordFailure(error) }),
  });
  const pin = form.field('pin');
  return (
    <form noValidate onSubmit={form.submit(save)} className="grid justify-items-start gap-4">
      <TextField
        label={t('pin.new')}
        hint={t('pin.newHint')}
        {...pin}
        onChange={(event) => {
          event.currentTarget.value = digitsOf(event.currentTarget.value);
          return pin.onChange(event);
        }}
        className="w-full"
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField
        label={t('pin.password')}
        {...form.field('password')}
        className="w-full"
        autoComplete="current-password"
      />
      <Button type="submit" loading={form.isSubmitting}>
        {t('pin.save')}
      </Button>
    </form>
  );
}

function RemovePin() {
  const { t } = useTranslation('desk');
  const dialog = useOverlay();
  return (
    <div>
      <Button variant="danger" onClick={() => dialog.open()}>
        {t('pin.remove')}
      </Button>
      <PasswordDeed
        key={dialog.turn}
        {...dialog.state}
        title={t('pin.removeQuestion')}
        description={t('pin.removeText')}
        confirmLabel={t('pin.remove')}
        deed={(password) => client.desk.removePin({ password })}
        changed={['desk_pins']}
        success={t('pin.removed')}
        failure={(detail) => t('pin.removeFailed', { detail })}
      />
    </div>
  );
}
