import { Plus, ReceiptText } from 'lucide-react';
import type { FixedCost, FixedCostType } from '#contract/fixed-costs/operations.ts';
import type { Month } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { CostTable } from './cost-table.tsx';
import { useCostWords } from './use-cost-words.ts';
import type { ReadCosts, ReadTypes } from './use-costs.ts';

const CostSheet = overlayLater(async () => (await import('./cost-sheet.tsx')).CostSheet);
const EndDialog = overlayLater(async () => (await import('./end-dialog.tsx')).EndDialog);

type Props = {
  month: Month;
  read: ReadCosts;
  types: ReadTypes;
  onNew: () => void;
  onEditType: (type: FixedCostType) => void;
};

/** The costs of the month, and what can be done with each. */
export function MonthCosts({ month, read, types, onNew, onEditType }: Props) {
  const { t } = useTranslation(['fixedCosts', 'ui']);
  const words = useCostWords();
  const sheet = useOverlay<FixedCost>();
  const ending = useOverlay<FixedCost>();
  const deletion = useOverlay<FixedCost>();
  const costs = read.data?.costs ?? [];
  const doomed = deletion.what;
  const typeOf = ({ type_id }: FixedCost) => types.data?.find(({ id }) => id === type_id);
  const deeds = {
    onEditType: (cost: FixedCost) => {
      const type = typeOf(cost);
      if (type) onEditType(type);
    },
    onEnd: ending.open,
    onRemove: deletion.open,
  };
  const retry = (again: () => unknown) => ({ label: t('ui:retry'), onPress: () => void again() });
  return (
    <Query query={read} isOnCard failure={(detail) => t('loadFailed', { detail })}>
      <div role="alert" className="grid gap-3 empty:hidden">
        {types.isError && !types.data && (
          <Banner tone="danger" action={retry(types.refetch)}>
            {t('typesFailed', { detail: failureDetail(types.error) })}
          </Banner>
        )}
        {read.data?.failure !== undefined && (
          <Banner tone="danger" action={retry(read.refetch)}>
            {t('openFailed', { detail: failureDetail(read.data.failure) })}
          </Banner>
        )}
      </div>
      <Card className="overflow-clip">
        <CardHead title={words.monthTitle(month)}>{t('byDueDate')}</CardHead>
        <CostTable
          label={words.monthTitle(month)}
          costs={costs}
          total={costs.reduce((sum, { value }) => sum + value, 0)}
          isLoading={read.isPending}
          empty={<Nothing isFirst={types.data?.length === 0} onNew={onNew} />}
          deeds={deeds}
          onOpen={sheet.open}
        />
      </Card>
      {sheet.what && (
        <CostSheet key={`sheet ${sheet.turn}`} {...sheet.state} cost={sheet.what} month={month} deeds={deeds} />
      )}
      {ending.what && (
        <EndDialog
          key={`end ${ending.turn}`}
          {...ending.state}
          cost={ending.what}
          type={typeOf(ending.what)}
          month={month}
        />
      )}
      {doomed && (
        <PasswordDeed
          key={`deletion ${deletion.turn}`}
          {...deletion.state}
          title={t('deletion.title')}
          description={t('deletion.text', { name: doomed.name, month: words.month(month) })}
          confirmLabel={t('deletion.confirm')}
          deed={(password) => client.fixedCosts.remove({ id: doomed.id, password })}
          changed={['monthly_fixed_costs']}
          success={t('deletion.done')}
          failure={(detail, error) =>
            t('deletion.failed', { detail: refusalCode(error) === 'NOT_FOUND' ? t('edit.gone') : detail })
          }
        />
      )}
    </Query>
  );
}

function Nothing({ isFirst, onNew }: { isFirst: boolean; onNew: () => void }) {
  const { t } = useTranslation('fixedCosts');
  return (
    <EmptyState
      picture={ReceiptText}
      title={t(isFirst ? 'empty.title' : 'empty.monthTitle')}
      action={
        isFirst && (
          <Button icon={Plus} onClick={onNew}>
            {t('new')}
          </Button>
        )
      }
    >
      {t(isFirst ? 'empty.text' : 'empty.monthText')}
    </EmptyState>
  );
}
