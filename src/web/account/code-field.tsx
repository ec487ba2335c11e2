import { useTranslation } from '#web/texts/use-translation.ts';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

/** Six digits of an authenticator app, a recovery code, which has letters, too, or whichever of the two somebody has. */
const KINDS = {
  app: { label: 'code', hint: 'codeHint', autoComplete: 'one-time-code', inputMode: 'numeric' },
  recovery: { label: 'recoveryCode', hint: 'recoveryHint', autoComplete: 'off', inputMode: 'text' },
  either: { label: 'title', hint: 'eitherHint', autoComplete: 'one-time-code', inputMode: 'text' },
} as const;

type Props = Omit<TextFieldProps, 'label' | 'capitalise'> & { kind?: keyof typeof KINDS };

export function CodeField({ kind = 'app', ...field }: Props) {
  const { t } = useTranslation('accountSafety');
  const { label, hint, ...keyboard } = KINDS[kind];
  return (
    <TextField
      label={t(`secondStep.${label}`)}
      hint={t(`secondStep.${hint}`)}
      {...field}
      {...keyboard}
      capitalise="off"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
