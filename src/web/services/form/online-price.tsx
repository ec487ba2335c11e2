import type { Professional } from '#contract/team/operations.ts';
import { termsWithAnybody } from '#domain/services/who-does-what.ts';
import { cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { ServiceFields } from './service-form.ts';

/** What a visitor will read: "No agendamento online: a partir de R$ 190,00". */
export function OnlinePrice({ form, team }: { form: ServiceFields; team: readonly Professional[] }) {
  const { t } = useTranslation('services');
  const { money } = useFormat();
  const { is_public, price, preco_variavel, done_by_all, doers } = form.watch();
  const active = team.filter(({ ativo }) => ativo);
  // It takes some time; here only the price is of interest.
  const service = { price: price ?? 0, preco_variavel, done_by_all, doers, duration_minutes: 1 };
  const terms = termsWithAnybody(service, active);
  if (!is_public) return t('notPublic');
  if (!terms || !Number.isSafeInteger(terms.price) || terms.price < 0) return null;
  const amount = money(cents(terms.price));
  const shown = terms.isFrom ? t('from', { price: amount }) : amount;
  return (
    <>
      {t('form.online')} <b className="font-semibold text-text">{preco_variavel ? t('variablePrice') : shown}</b>
    </>
  );
}
