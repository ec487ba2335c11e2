import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TwoStep } from '#contract/account/two-step.ts';
import { turnOffTwoStepForm } from '#contract/account/two-step-forms.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail, passwordFailure, refusalCode } from '#web/ground/api/errors.ts';
import { changed } from '#web/ground/live/changed.ts';
import { askAgainForSession, updateProfile, useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Query } from '#web/ui/query.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { CodeField } from './code-field.tsx';
import { TurnOnTwoStep } from './turn-on-two-step.tsx';

/** Signing in in two steps, for oneself; its owner may ask it of the whole salon. */
export function TwoStepCard() {
  const { t } = useTranslation('accountSafety');
  const may = useMay();
  const state = useQuery(api.account.twoStep.queryOptions());
  const turnOn = useOverlay();
  const turnOff = useOverlay();
  return (
    <Card>
      <CardHead title={t('twoStep.title')}>
        {state.data && (
          <Badge tone={state.data.is_on ? 'success' : 'neutral'}>
            {t(state.data.is_on ? 'twoStep.on' : 'twoStep.off')}
          </Badge>
        )}
      </CardHead>
      <Query query={state} failure={(detail) => t('twoStep.loadFailed', { detail })}>
        {(state) => (
          <CardBody className="grid justify-items-start gap-4">
            <State state={state} />
            {state.is_on ? (
              <Button onClick={() => turnOff.open()}>{t('twoStep.turnOff')}</Button>
            ) : (
              <Button onClick={() => turnOn.open()}>{t('twoStep.turnOn')}</Button>
            )}
            {may('owner') && <AskEverybody isOn={state.is_on} />}
          </CardBody>
        )}
      </Query>
      <TurnOnDialog key={`on ${turnOn.turn}`} {...turnOn.state} />
      <TurnOffDialog key={`off ${turnOff.turn}`} {...turnOff.state} />
    </Card>
  );
}

function State({ state: { since, codes_left } }: { state: TwoStep }) {
  const { t } = useTranslation('accountSafety');
  const { moment } = useFormat();
  if (!since) return <p className="text-sm text-muted">{t('twoStep.why')}</p>;
  return (
    <p className="text-sm text-muted">
      {t('twoStep.since', { moment: moment(since) })} {t('twoStep.codesLeft', { count: codes_left })}
    </p>
  );
}

/** Where the salon asks for it, whoever has just turned it off is led away by the routes' loaders. */
function useLookAgain() {
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([askAgainForSession(), changed('users')]);
    await revalidate();
  };
}

function TurnOnDialog({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation('accountSafety');
  const [mustStay, setMustStay] = useState(false);
  const lookAgain = useLookAgain();
  const close = async () => {
    onOpenChange(false);
    await lookAgain();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // The codes are shown once: only their own button leaves them.
      isHeld={mustStay}
      title={t('twoStep.turnOnTitle')}
    >
      <TurnOnTwoStep onTurnedOn={() => setMustStay(true)} onDone={close} />
    </Dialog>
  );
}

function TurnOffDialog({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation(['accountSafety', 'account']);
  const lookAgain = useLookAgain();
  const form = useForm(turnOffTwoStepForm, { defaultValues: { password: '', code: '' } });
  const [failure, setFailure] = useState<string>();
  const { save } = useSave({
    send: client.account.turnOffTwoStep,
    form,
    fields: {
      WRONG_PASSWORD: { password: 'ui:overlays.password.wrong' },
      WRONG_CODE: { code: 'accountSafety:secondStep.wrong' },
    },
    onSaved: async () => {
      onOpenChange(false);
      await lookAgain();
    },
    success: t('twoStep.turnedOff'),
    failure: (error) => t('twoStep.turnOffFailed', { detail: passwordFailure(error) }),
    onFailure: setFailure,
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('twoStep.turnOffTitle')}
      saveLabel={t('twoStep.turnOff')}
      form={form}
      onSubmit={form.submit(save)}
      failure={failure}
    >
      <p className="text-muted">{t('twoStep.turnOffText')}</p>
      <PasswordField
        label={t('account:password')}
        {...form.field('password')}
        autoComplete="current-password"
        required
      />
      <CodeField {...form.field('code')} kind="either" />
    </FormDialog>
  );
}

/** Whoever lacks it is then led to turn it on before anything else, also those who are at work now. */
function AskEverybody({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('accountSafety');
  const { profile } = useSession();
  const isAsked = profile.two_step_required;
  const { save, isSaving } = useSave({
    send: client.account.changeTwoStepRequired,
    onSaved: updateProfile,
    success: ({ two_step_required }) => t(two_step_required ? 'twoStep.nowAsked' : 'twoStep.notAsked'),
    failure: (error) =>
      refusalCode(error) === 'OWN_FIRST'
        ? t('twoStep.ownFirst')
        : t('twoStep.askFailed', { detail: failureDetail(error) }),
  });
  return (
    <Checkbox
      label={t('twoStep.askEverybody')}
      hint={t(isOn || isAsked ? 'twoStep.askHint' : 'twoStep.ownFirst')}
      checked={isAsked}
      disabled={!isOn && !isAsked}
      aria-busy={isSaving || undefined}
      onChange={(event) => save({ required: event.currentTarget.checked })}
    />
  );
}
