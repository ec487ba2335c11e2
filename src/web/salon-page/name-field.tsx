import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { salonPagePath } from '#contract/paths.ts';
import { canBeChosen, pageNameOf } from '#domain/salon-page/names.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

type Props = {
  field: Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onBlur' | 'onChange' | 'ref'>;
  typed: string;
  current: string;
  oldNames: readonly string[];
  onChoose: (name: string) => void;
};

/** The name as it will stand in the address, and whether it is free, while it is typed. */
export function NameField({ field, typed, current, oldNames, onChoose }: Props) {
  const { t } = useTranslation('salonPage');
  const name = pageNameOf(typed);
  const asked = useDebounced(name, 300);
  const mine = name === current || oldNames.includes(name);
  const check = useQuery({
    ...api.salonPage.checkName.queryOptions({ input: { name: asked } }),
    enabled: asked !== '' && asked === name && !mine,
  });
  const isAnswered = check.data !== undefined && asked === name && !mine;
  const isTaken = isAnswered && !check.data.is_free;

  function state(): string {
    if (name === '') return '';
    if (name === current) return t('settings.isYours');
    if (isTaken) return t('settings.isTaken');
    if (!isAnswered && !mine) return check.isError || !canBeChosen(name) ? '' : t('settings.checking');
    return [!mine && t('settings.isFree'), current && t('settings.renames')].filter(Boolean).join(' ');
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        label={t('settings.name')}
        hint={t('settings.nameHint')}
        {...field}
        tidy={pageNameOf}
        capitalise="off"
        spellCheck={false}
        autoComplete="off"
        required
      />
      {name && name !== current && (
        <p className="text-13 wrap-anywhere text-muted">
          {t('settings.willBe', { address: `${location.host}${salonPagePath(name)}` })}
        </p>
      )}
      <p role="status" className={`text-13 empty:hidden ${isTaken ? 'text-danger-text' : 'text-muted'}`}>
        {state()}
      </p>
      {isTaken && check.data.suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {check.data.suggestions.map((one) => (
            <Button key={one} size="sm" aria-label={t('settings.take', { name: one })} onClick={() => onChoose(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
      {oldNames.length > 0 && (
        <p className="text-13 wrap-anywhere text-muted">{t('settings.oldNames', { names: oldNames.join(', ') })}</p>
      )}
    </div>
  );
}
