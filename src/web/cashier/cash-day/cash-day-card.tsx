import { useQuery } from '@tanstack/react-query';
import { CircleMinus, CirclePlus, History, Lock, LockOpen } from 'lucide-react';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { api } from '#web/ground/api/client.ts';
import { ASKED_CASH, useAsked } from '#web/ground/use-asked.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import type { Asked } from './cash-day-overlays.tsx';
import { Drawer, MovementList } from './drawer.tsx';

const CashDayOverlays = overlayLater(async () => (await import('./cash-day-overlays.tsx')).CashDayOverlays);

/** Today's cash drawer, for salons that count it. */
export function CashDayCard() {
  const { t } = useTranslation('cashier');
  const read = useQuery(api.cashier.cashDay.queryOptions());
  const overlay = useOverlay<Asked>();
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('cashDay.title')}>
        {read.data && (
          <Badge tone="success" icon={LockOpen}>
            {t('cashDay.isOpen')}
          </Badge>
        )}
      </CardHead>
      <Query query={read} rows={3} failure={(detail) => t('cashDay.loadFailed', { detail })}>
        {(day) => (day ? <OpenDay day={day} onAsk={overlay.open} /> : <ClosedDay onAsk={overlay.open} />)}
      </Query>
      {overlay.what && <CashDayOverlays key={overlay.turn} {...overlay.state} asked={overlay.what} today={read.data} />}
    </Card>
  );
}

function OpenDay({ day, onAsk }: { day: CashDay; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('cashier');
  useAsked(ASKED_CASH, (deed) => deed === 'fechar' && onAsk({ deed: 'close', day }));
  return (
    <>
      <CardBody className="grid gap-4">
        <Drawer day={day} />
        <div className="grid grid-cols-2 gap-2">
          <Button block icon={CirclePlus} className="px-2" onClick={() => onAsk({ deed: 'supply' })}>
            {t('cashDay.supply')}
          </Button>
          <Button block icon={CircleMinus} className="px-2" onClick={() => onAsk({ deed: 'withdrawal' })}>
            {t('cashDay.withdrawal')}
          </Button>
          <div className="col-span-2">
            <Button block icon={Lock} onClick={() => onAsk({ deed: 'close', day })}>
              {t('cashDay.close')}
            </Button>
          </div>
        </div>
      </CardBody>
      <MovementList day={day} />
    </>
  );
}

function ClosedDay({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('cashier');
  useAsked(ASKED_CASH, (deed) => deed === 'abrir' && onAsk({ deed: 'open' }));
  return (
    <CardBody className="grid gap-4">
      <p className="text-sm text-muted">{t('cashDay.intro')}</p>
      <div className="grid gap-2">
        <Button block icon={LockOpen} onClick={() => onAsk({ deed: 'open' })}>
          {t('cashDay.open')}
        </Button>
        <Button block variant="ghost" icon={History} onClick={() => onAsk({ deed: 'history' })}>
          {t('cashDay.history')}
        </Button>
      </div>
    </CardBody>
  );
}
