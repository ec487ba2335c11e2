import { useTranslation } from '#web/texts/use-translation.ts';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

type Props = Omit<TextFieldProps, 'label' | 'capitalise'> & { isRecovery?: boolean };

/** Six digits of an authenticator app, or a recovery code. */
export function CodeField({ isRecovery = false, ...field }: Props) {
  const { t } = useTranslation('accountSafety');
  return (
    <TextField
      label={t(isRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
      hint={t(isRecovery ? 'secondStep.recoveryHint' : 'secondStep.codeHint')}
      {...field}
      capitalise="off"
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
