import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { pixKeysOf } from '#domain/cashier/pix-key.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  field: Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onBlur' | 'onChange' | 'ref'>;
  /** As it stands in the field. */
  typed: string;
  onChoose: (written: string) => void;
};

/** Digits that are a CPF as well as a mobile are asked about: a press writes them as the one that is meant. */
export function PixKeyField({ field, typed, onChoose }: Props) {
  const { t } = useTranslation('cashier');
  const keys = pixKeysOf(typed);
  return (
    <div className="grid gap-2">
      <TextField
        label={t('settings.pixKey')}
        hint={t('settings.pixKeyHint')}
        {...field}
        capitalise="off"
        spellCheck={false}
        autoComplete="off"
        optional
      />
      <div role="status" className="empty:hidden">
        {keys.length > 1 && (
          <div className="grid gap-2 rounded-card bg-subtle px-4 py-3 text-sm">
            <p>{t('settings.pixKeyWhich')}</p>
            <div className="flex flex-wrap gap-2">
              {keys.map(({ kind, written }) => (
                <Button key={kind} onClick={() => onChoose(written)}>
                  {t(`settings.pixKinds.${kind}`, { key: written })}
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
