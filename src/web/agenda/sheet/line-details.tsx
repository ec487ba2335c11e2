import { useTranslation } from 'react-i18next';
import { COMMISSION } from '#domain/team/commission.ts';
import { SalonMoneyField } from '#web/account/salon-money-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { withAmount, withPercent, withUsualPercent } from './line-draft.ts';
import type { LineProps } from './line-fields.tsx';
import { ProductsUsed } from './products-used.tsx';

/** What the professional earns of the line, who that is, and what was used. */
export function LineDetails({ id, ...props }: LineProps & { id: string }) {
  const { form, line, index, day, onChange } = props;
  const { t } = useTranslation('agenda');
  const appointments = form.watch('professional_id');
  const percent = form.control(`lines.${index}.commission_percent`);
  const amount = form.control(`lines.${index}.commission_amount`);

  function give(professional_id: string | null) {
    const usual = (id: string | null) => day.worker(id ?? appointments).comissao_percentual;
    onChange(withUsualPercent({ ...line, professional_id }, usual(line.professional_id), usual(professional_id)));
  }

  return (
    <div id={id} className="grid grid-cols-1 gap-3 px-3 pt-1 pb-3">
      <div className="grid grid-cols-2 items-start gap-2">
        <NumberField
          label={t('sheet.commissionPercent')}
          value={percent.value}
          onChange={(value) => onChange(withPercent(line, value))}
          {...COMMISSION}
          error={percent.error}
        />
        <SalonMoneyField
          label={t('sheet.commissionAmount')}
          value={amount.value}
          onChange={(value) => onChange(withAmount(line, value))}
          error={amount.error}
        />
        {day.candidates.length > 1 && (
          <NativeSelect
            label={t('sheet.lineProfessional')}
            className="col-span-2"
            placeholder={t('sheet.sameProfessional')}
            options={day.candidates.map(({ id, nome }) => ({ value: id, label: nome }))}
            value={line.professional_id ?? ''}
            onChange={(event) => give(event.currentTarget.value || null)}
            error={form.control(`lines.${index}.professional_id`).error}
          />
        )}
      </div>
      <ProductsUsed {...props} />
    </div>
  );
}
