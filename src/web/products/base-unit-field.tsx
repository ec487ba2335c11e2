import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BASE_UNITS } from '#domain/products/units.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

type Props = Omit<ComponentProps<typeof NativeSelect>, 'label' | 'options' | 'hint' | 'placeholder'>;

export function BaseUnitField(props: Props) {
  const { t } = useTranslation('products');
  return (
    <NativeSelect
      {...props}
      label={t('form.baseUnit')}
      placeholder={t('form.choose')}
      hint={t(props.disabled ? 'form.baseUnitLocked' : 'form.baseUnitHint')}
      options={BASE_UNITS.map((unit) => ({ value: unit, label: t(`unitNames.${unit}`) }))}
      required
    />
  );
}
