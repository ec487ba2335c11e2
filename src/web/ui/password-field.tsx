import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { Affixed } from './text-field.tsx';

export type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
} & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'autoComplete'>;

export function PasswordField(props: PasswordFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(ties) => (
        <Affixed
          after={
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={t('showPassword')}
              aria-pressed={shown}
              disabled={control.disabled}
              onClick={() => setShown(!shown)}
            />
          }
        >
          <input
            {...control}
            {...ties}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(controlLook, 'h-control pr-11')}
          />
        </Affixed>
      )}
    </Field>
  );
}
