import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Sale } from '#contract/cashier/sales.ts';
import { comandaPath, paths } from '#contract/paths.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { ShortHistory } from '#web/activity/short-history.tsx';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Query } from '#web/ui/query.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { finishFailure } from './failures.ts';
import { type SaleClient, soldNames } from './sale/draft.ts';
import { FinalisedSale } from './sale/finalised-sale.tsx';
import { CancelSale, useFinished } from './sale/leave-sale.tsx';
import { SaleEditor } from './sale/sale-editor.tsx';
import { SaleHead } from './sale/sale-head.tsx';
import { useSale } from './sale/use-sale.ts';

/** A sale at the desk, new or resumed by its id; once it is finalised, what became of it. */
export function Page() {
  const { t } = useTranslation('cashier');
  const [params, setParams] = useSearchParams();
  const id = params.get('saleId') ?? '';
  // A sale begun here keeps its editor once saving has given it an address.
  const [begun, setBegun] = useState('');
  const query = useQuery({ ...api.cashier.readSale.queryOptions({ input: { id } }), enabled: id !== '' });
  const sale = query.data;

  if (sale?.status === 'open' && sale.appointment_id) return <Navigate to={comandaPath(sale.appointment_id)} replace />;
  if (sale && sale.status !== 'open') return <FinalisedSale sale={sale} />;
  const isBegunHere = id === '' || id === begun;
  if (sale || isBegunHere) {
    const keepAddress = (stored: string) => {
      setBegun(stored);
      setParams({ saleId: stored }, { replace: true, preventScrollReset: true });
    };
    return <WalkIn key={isBegunHere ? 'begun' : id} sale={sale ?? null} onStored={keepAddress} />;
  }
  return <Query query={query} failure={() => t('sale.loadFailed')} isOnCard />;
}

function WalkIn({ sale, onStored }: { sale: Sale | null; onStored: (id: string) => void }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const banner = useBanner();
  const editing = useSale({ sale, appointmentId: null });
  const { finished } = useFinished(editing);
  const isPhone = usePhone();
  const { draft, change, stored } = editing;
  const finalising = useSave({
    send: client.cashier.finaliseSale,
    isRepeatable: true,
    onSaved: ({ id }) => finished({ sale: id }),
    changed: ['sales', 'products', 'stock_movements'],
    failure: (error) => finishFailure(error, soldNames(editing.latest())),
    isBrief: true,
  });

  const storedId = stored?.id;
  const tellStored = useEffectEvent(onStored);
  useEffect(() => {
    if (storedId && !sale) tellStored(storedId);
  }, [storedId, sale]);

  return (
    <div className="grid gap-6 max-md:gap-4">
      <SaleHead
        title={draft.client?.name ?? t('sale.walkIn')}
        back={{ to: paths.cashier, label: t('sale.cashier') }}
        actions={!isPhone && <CancelSale editing={editing} />}
      >
        {sale && <span>{t('sale.openSince', { number: sale.number, moment: format.moment(sale.created_at) })}</span>}
      </SaleHead>
      <SaleEditor
        editing={editing}
        isFinishing={finalising.isSaving}
        history={stored && <ShortHistory key={stored.id} entity="sales" id={stored.id} isOnPage />}
        seldom={isPhone && <CancelSale editing={editing} />}
        onFinish={async (payments, tip) => {
          if (!(await editing.save())) return;
          const latest = await editing.atRest();
          if (!latest) return banner.error(t('sale.noItems'), { seconds: FAILURE_SECONDS });
          await finalising.save({ ...latest, payments, tip });
        }}
      >
        <div className="px-6 py-3 max-md:px-4">
          <ClientField value={draft.client} onChange={(client) => change((draft) => ({ ...draft, client }))} />
        </div>
      </SaleEditor>
    </div>
  );
}

async function search(text: string): Promise<SaleClient[]> {
  const { rows } = await queryClient.fetchQuery(
    api.clients.list.queryOptions({ input: { search: text || undefined } }),
  );
  return rows.map(({ id, name, phone }) => ({ id, name, phone }));
}

type Props = { value: SaleClient | null; onChange: (client: SaleClient | null) => void };

/** The buyer; many stay anonymous. */
function ClientField({ value, onChange }: Props) {
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
