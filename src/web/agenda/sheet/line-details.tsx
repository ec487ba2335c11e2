import { usualPercent, type Worker } from '#domain/commissions/usual.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { atTerms, doneBy, withAmount, withPercent, withUsualPercent } from './line-draft.ts';
import { type LineProps, ProductsUsed } from './products-used.tsx';

/** What the professional earns of the line, who that is, and what was used. */
export function LineDetails({ id, ...props }: LineProps & { id: string }) {
  const { form, line, index, day, known, onChange } = props;
  const { t } = useTranslation('agenda');
  const appointments = form.watch('professional_id');
  const percent = form.control(`lines.${index}.commission_percent`);
  const amount = form.control(`lines.${index}.commission_amount`);
  const isSeen = useMay()('all_commissions');
  const isOwners = day.worker(line.professional_id ?? appointments).is_owner;

  function give(professional_id: string | null) {
    const [before, after] = [line.professional_id, professional_id].map((id) => day.worker(id ?? appointments));
    if (!before || !after) return;
    const usual = (worker: Worker) => usualPercent(worker, known.percentOf(line.service_id, worker.id));
    const given = withUsualPercent({ ...line, professional_id }, usual(before), usual(after));
    const service = form.watch('status') === 'finalizado' ? undefined : known.service(line.service_id);
    onChange(doneBy(atTerms(given, service, before.id, after.id), after));
  }

  return (
    <div id={id} className="grid grid-cols-1 gap-3 border-t border-divider p-3">
      <div className="grid grid-cols-2 items-start gap-2">
        {isOwners && isSeen ? (
          <p className="col-span-2 text-13 text-muted">{t('sheet.ownerEarnsNothing')}</p>
        ) : (
          isSeen && (
            <>
              <NumberField
                label={t('sheet.commissionPercent')}
                value={line.commission_percent}
                onChange={(value) => onChange(withPercent(line, value))}
                {...COMMISSION}
                error={percent.error}
              />
              <SalonMoneyField
                label={t('sheet.commissionAmount')}
                value={line.commission_amount}
                onChange={(value) => onChange(withAmount(line, value))}
                error={amount.error}
              />
            </>
          )
        )}
        {isSeen && line.commission_from_net && (
          <p className="col-span-2 -mt-1 text-13 text-muted">{t('sheet.commissionFromNet')}</p>
        )}
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
