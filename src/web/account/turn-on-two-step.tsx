import { useState } from 'react';
import { beginTwoStepForm, codeForm } from '#contract/account/two-step-forms.ts';
import { client } from '#web/ground/api/client.ts';
import { passwordFailure, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Key = { key: string; uri: string };

type Props = {
  /** From here on closing it would lose the recovery codes. */
  onTurnedOn?: () => void;
  onDone: () => unknown;
};

/** Password, then the key for the app and a first code of it, then the recovery codes. Nothing changes before the code. */
export function TurnOnTwoStep({ onTurnedOn, onDone }: Props) {
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!key) return <AskPassword onKey={setKey} />;
  const turnedOn = (codes: readonly string[]) => {
    setCodes(codes);
    onTurnedOn?.();
  };
  return <Confirm authenticator={key} onTurnedOn={turnedOn} onLost={() => setKey(undefined)} />;
}

function AskPassword({ onKey }: { onKey: (key: Key) => void }) {
  const { t } = useTranslation(['accountSafety', 'account']);
  const form = useForm(beginTwoStepForm, { defaultValues: { password: '' } });
  const [failure, setFailure] = useState<string>();
  const { save } = useSave({
    send: client.account.beginTwoStep,
    form,
    fields: { WRONG_PASSWORD: { password: 'ui:overlays.password.wrong' } },
    onSaved: onKey,
    failure: (error) => t('twoStep.beginFailed', { detail: passwordFailure(error) }),
    onFailure: setFailure,
  });
  return (
    <form noValidate onSubmit={form.submit(save)} className="grid gap-4">
      <p className="text-muted">{t('twoStep.explained')}</p>
      <Failure text={failure} />
      <PasswordField
        label={t('account:password')}
        {...form.field('password')}
        autoComplete="current-password"
        required
        data-first-focus
      />
      <Button type="submit" variant="primary" className="justify-self-start" loading={form.isSubmitting}>
        {t('twoStep.goOn')}
      </Button>
    </form>
  );
}

type ConfirmProps = { authenticator: Key; onTurnedOn: (codes: readonly string[]) => void; onLost: () => void };

function Confirm({ authenticator, onTurnedOn, onLost }: ConfirmProps) {
  const { t } = useTranslation('accountSafety');
  const form = useForm(codeForm, { defaultValues: { code: '' } });
  const [failure, setFailure] = useState<string>();
  const { save } = useSave({
    send: client.account.confirmTwoStep,
    form,
    fields: { WRONG_CODE: { code: 'accountSafety:secondStep.wrong' } },
    onSaved: ({ recovery_codes }) => onTurnedOn(recovery_codes),
    // Begun anew in another window: this key is none any more.
    onRefused: (error) => {
      if (refusalCode(error) !== 'NOT_BEGUN') return false;
      onLost();
      return true;
    },
    failure: (error) => t('twoStep.confirmFailed', { detail: passwordFailure(error) }),
    onFailure: setFailure,
  });
  return (
    <form noValidate onSubmit={form.submit(save)} className="grid gap-4">
      <AuthenticatorKey uri={authenticator.uri} secret={authenticator.key} />
      <Failure text={failure} />
      <CodeField {...form.field('code')} autoFocus />
      <Button type="submit" variant="primary" className="justify-self-start" loading={form.isSubmitting}>
        {t('twoStep.confirm')}
      </Button>
    </form>
  );
}

function Failure({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Banner role="alert" tone="danger">
      {text}
    </Banner>
  );
}
