import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ClientCard } from '#contract/clients/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { Query } from '#web/ui/query.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { DebtTicks, ReceiveButton, ReceiveFields } from './receive-fields.tsx';
import { type Debtor, useReceiving } from './use-receiving.ts';

type Props = {
  debtor: Debtor;
  /** Appointments and sales that are ticked at first. */
  of?: readonly string[];
};

/** Beside the list, where there is room. */
export function ReceivePanel({ debtor, onClose }: Props & { onClose: (isReceived: boolean) => void }) {
  const { t } = useTranslation(['cashier', 'ui', 'debts']);
  const query = useDebts(debtor);
  return (
    <Card className="sticky top-20">
      <div className="flex min-h-14 items-center gap-3 border-b border-divider py-2 pr-4 pl-6">
        <h2 ref={focusOn} tabIndex={-1} className="min-w-0 flex-1 text-base font-semibold break-words outline-none">
          {t('debts:receiveFrom', { name: debtor.name })}
        </h2>
        <IconButton icon={X} label={t('ui:overlays.close')} onClick={() => onClose(false)} />
      </div>
      <Query query={query} failure={(detail) => t('debts:loadFailed', { detail })} rows={4}>
        {(client) => <PanelBody client={client} onReceived={() => onClose(true)} />}
      </Query>
    </Card>
  );
}

type BodyProps = { client: ClientCard; onReceived: () => void };

function PanelBody({ client, onReceived }: BodyProps) {
  const { t } = useTranslation(['cashier', 'debts']);
  const debts = oldestFirst(client);
  const receiving = useReceiving(client, debts, { onReceived });
  if (debts.length === 0) return <p className="px-6 py-8 text-center text-muted">{t('debts:nothingOwed')}</p>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        receiving.receive();
      }}
    >
      <DebtTicks debts={debts} receiving={receiving} />
      <div className="grid gap-4 border-t border-divider px-6 py-4">
        <ReceiveFields receiving={receiving} button={<ReceiveButton receiving={receiving} />} />
        <p className="text-13 text-muted">{t('debts:note')}</p>
      </div>
    </form>
  );
}

/** The same above any page; on a phone it rises from the bottom. */
export function ReceiveSheet({ debtor, of, ...overlay }: Props & OverlayState) {
  const { t } = useTranslation(['cashier', 'debts']);
  const query = useDebts(debtor);
  const debts = query.data ? oldestFirst(query.data) : [];
  const receiving = useReceiving(debtor, debts, { of, onReceived: () => overlay.onOpenChange(false) });
  const isOwed = debts.length > 0;
  // One dialog, whatever it shows: what is owed may arrive while somebody presses the cross, which must neither be replaced nor lose the focus.
  return (
    <Dialog
      {...overlay}
      title={t('debts:receiveFrom', { name: debtor.name })}
      onSubmit={isOwed ? receiving.receive : undefined}
      foot={isOwed && <ReceiveButton receiving={receiving} />}
    >
      <Query query={query} failure={(detail) => t('debts:loadFailed', { detail })} rows={4}>
        {() =>
          isOwed ? (
            <>
              <div className="-mx-4 -mt-4 border-b border-divider md:-mx-6">
                <DebtTicks debts={debts} receiving={receiving} />
              </div>
              <ReceiveFields receiving={receiving} />
            </>
          ) : (
            <p className="py-4 text-center text-muted">{t('debts:nothingOwed')}</p>
          )
        }
      </Query>
    </Dialog>
  );
}

/** Never from the cache alone: what is received was just read. */
const useDebts = ({ id }: Debtor) => useQuery({ ...api.clients.read.queryOptions({ input: { id } }), staleTime: 0 });

/** As they are paid. */
function oldestFirst({ to_receive }: ClientCard) {
  return to_receive.toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1));
}
