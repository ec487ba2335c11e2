import { useTranslation } from 'react-i18next';
import { displayPhone } from '#domain/shared/phone.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { SaleClient } from './draft.ts';

async function search(text: string): Promise<SaleClient[]> {
  const { rows } = await queryClient.fetchQuery(
    api.clients.list.queryOptions({ input: { search: text || undefined } }),
  );
  return rows.map(({ id, name, phone }) => ({ id, name, phone }));
}

type Props = { value: SaleClient | null; onChange: (client: SaleClient | null) => void };

/** Who buys; at the desk many stay unknown. */
export function ClientField({ value, onChange }: Props) {
  const { t } = useTranslation('cashier');
  return (
    <Combobox
      label={t('sale.client')}
      optional
      placeholder={t('sale.clientPlaceholder')}
      value={value}
      onChange={onChange}
      search={search}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
      detailOf={({ phone }) => phone && displayPhone(phone)}
    />
  );
}
