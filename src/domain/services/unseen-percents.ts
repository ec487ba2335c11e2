type Doer = { staff_id: string; commission_percent?: number | null | undefined };
type Form<D> = { commission_percent?: number | null | undefined; doers?: D[] | undefined; ticks?: D[] | undefined };

/** A service as it was filled in by somebody who does not see commissions: what it earns whom stays as it is stored. */
export function withStoredPercents<F extends Form<Doer>>(
  form: F,
  stored: { commission_percent: number | null; doers: readonly Doer[] },
): F {
  const kept = <D extends Doer>(doer: D): D => ({ ...doer, commission_percent: percentIn(stored, doer.staff_id) });
  return {
    ...form,
    commission_percent: stored.commission_percent,
    ...(form.doers && { doers: form.doers.map(kept) }),
    ...(form.ticks && { ticks: form.ticks.map(kept) }),
  };
}

export const percentIn = ({ doers }: { doers: readonly Doer[] }, staffId: string): number | null =>
  doers.find(({ staff_id }) => staff_id === staffId)?.commission_percent ?? null;
