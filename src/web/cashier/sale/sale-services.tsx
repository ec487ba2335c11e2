import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SellableService } from '#contract/cashier/sales.ts';
import { api } from '#web/ground/api/client.ts';
import { useTeam } from '#web/team/use-team.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Blame, limitAt } from './beyond-limit.ts';
import type { Draft } from './draft.ts';
import { PersonSelect } from './person-select.tsx';
import { doesIt, doneBy, type PricedRow, type ServiceRow } from './service-draft.ts';
import { ServiceRowFields } from './service-row.tsx';

type Props = {
  draft: Draft;
  blame: Blame | undefined;
  onChange: (next: (draft: Draft) => Draft) => void;
  /** Those of the appointment, above. */
  children?: ReactNode;
  /** Beside the head. */
  action?: ReactNode;
};

/** The services: first the appointment's, then those that are sold on the spot. */
export function SaleServices({ draft, blame, onChange, children, action }: Props) {
  const { t } = useTranslation('cashier');
  const { data: sellable } = useQuery({
    ...api.cashier.sellableServices.queryOptions(),
    enabled: draft.services.length > 0,
  });
  if (!children && draft.services.length === 0) return null;

  const soldAs = ({ service_id }: ServiceRow) => sellable?.find(({ id }) => id === service_id);

  function changeRow(key: string, changes: Partial<ServiceRow>) {
    onChange((draft) => ({
      ...draft,
      services: draft.services.map((row) => (row.key === key ? { ...row, ...changes } : row)),
    }));
  }

  return (
    <section aria-labelledby="sale-services" className="@container border-t border-divider first:border-t-0">
      <div className="flex min-h-11 items-center justify-between gap-3 px-6 text-13 max-md:px-4">
        <h3 id="sale-services" className="text-sm font-semibold max-md:text-base">
          {t('sale.services')}
        </h3>
        {action}
      </div>
      <ul>
        {children}
        {draft.services.map((row) => (
          <ServiceRowFields
            key={row.key}
            name={row.service_name}
            row={row}
            isVariable={soldAs(row)?.preco_variavel ?? false}
            limit={limitAt(blame, 'services', row.key)}
            badge={children && <Badge tone="brand">{t('sale.onTheSpot')}</Badge>}
            who={
              <>
                <PersonSelect
                  label={t('sale.doneBy', { name: row.service_name })}
                  empty={t('sale.whoDidIt')}
                  value={row.professional_id}
                  onChange={(professional_id) => changeRow(row.key, doneBy(row, professional_id, soldAs(row)))}
                  required
                  hasDot
                />
                <DoesNot row={row} service={soldAs(row)} />
              </>
            }
            onChange={(changes: Partial<PricedRow>) => changeRow(row.key, changes)}
            onRemove={() =>
              onChange((draft) => ({ ...draft, services: draft.services.filter(({ key }) => key !== row.key) }))
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** The desk may decide otherwise, and is told. */
function DoesNot({ row, service }: { row: ServiceRow; service: SellableService | undefined }) {
  const { t } = useTranslation('cashier');
  const { professional_id: id } = row;
  const name = useTeam().rows.find((member) => member.id === id)?.nome;
  const isSo = id !== null && name && service && !doesIt(service, id);
  return (
    <div role="status" className="empty:hidden">
      {isSo && (
        <p className="flex gap-1.5 text-13 font-medium text-pending-text">
          <TriangleAlert aria-hidden className="mt-px size-4 flex-none" />
          {t('sale.doesNot', { name })}
        </p>
      )}
    </div>
  );
}
