import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FixedCostForm, fixedCostForm } from '#contract/fixed-costs/forms.ts';
import type { FixedCost, FixedCostsMonth } from '#contract/fixed-costs/operations.ts';
import { type Month, yearAndMonth } from '#domain/shared/period.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useFresh } from '#web/ground/use-fresh.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useForm } from '#web/ui/use-form.ts';

/** The cost of a month in a form, in its row or in a sheet. */
export function useChangeCost(cost: FixedCost | undefined, onSaved: () => void) {
  const { t } = useTranslation('fixedCosts');
  const form = useForm(fixedCostForm, { defaultValues: valuesOf(cost) });
  /** As it was last shown: the version that a change is made from. */
  const [seen, setSeen] = useState(cost);
  const { fresh, forget, onRefused } = useFresh<FixedCost>('cost', (version) =>
    setSeen((seen) => seen && { ...seen, version }),
  );
  const [failure, setFailure] = useState<string>();
  const { save } = useSave({
    send: client.fixedCosts.change,
    form,
    onSaved: (cost) => {
      keepCost(cost);
      onSaved();
    },
    success: t('edit.saved'),
    changed: ['monthly_fixed_costs'],
    onRefused,
    failure: (error) =>
      t('edit.failed', { detail: refusalCode(error) === 'NOT_FOUND' ? t('edit.gone') : failureDetail(error) }),
    onFailure: setFailure,
  });
  return {
    form,
    fresh,
    failure,
    begin: (cost: FixedCost) => {
      forget();
      setFailure(undefined);
      setSeen(cost);
      form.reset(valuesOf(cost));
    },
    submit: form.submit(async (values) => {
      setFailure(undefined);
      if (seen) await save({ ...values, id: seen.id, version: seen.version });
    }),
  };
}

function valuesOf(cost: FixedCost | undefined): FixedCostForm {
  const { value = 0, due_date, payment_method = null, is_paid = false, observations = '' } = cost ?? {};
  return { value, due_date: due_date ?? '', payment_method, is_paid, observations };
}

/** A month as it is shown; `failure` says why what it lacks could not be generated. */
type Opened = FixedCostsMonth & { failure?: unknown };

export type ReadCosts = ReturnType<typeof useCosts>;

/** Looking at a month opens it: missing costs are generated before it is shown. */
export function useCosts(month: Month) {
  const input = yearAndMonth(month);
  return useQuery({
    queryKey: [...api.fixedCosts.month.queryKey({ input }), 'opened'],
    queryFn: async (): Promise<Opened> => {
      const found = await client.fixedCosts.month(input);
      if (found.missing === 0) return found;
      // Show what is there anyway.
      return client.fixedCosts.openMonth(input).catch((failure: unknown) => ({ ...found, failure }));
    },
  });
}

/** Shows a saved cost at once, before its month is refetched. */
function keepCost(cost: FixedCost): void {
  queryClient.setQueriesData<Opened>(
    { queryKey: api.fixedCosts.month.key() },
    (month) => month && { ...month, costs: month.costs.map((one) => (one.id === cost.id ? cost : one)) },
  );
}

export type ReadTypes = ReturnType<typeof useTypes>;

export function useTypes() {
  return useQuery(api.fixedCosts.types.queryOptions());
}
