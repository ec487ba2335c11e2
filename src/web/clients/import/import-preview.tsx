import { useTranslation } from 'react-i18next';
import { failureDetail } from '#web/ground/api/errors.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { PreviewTable } from './preview-table.tsx';
import type { useImport } from './use-import.ts';

type Props = { firstRow: string[]; importing: ReturnType<typeof useImport>; problem?: string };

export function ImportPreview({ firstRow, importing, problem }: Props) {
  const { t } = useTranslation('clients');
  const { reading, setReading, rows, known } = importing;
  return (
    <>
      {problem && (
        <div role="alert">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
      <ColumnChoice firstRow={firstRow} reading={reading} onChange={setReading} />
      {known.isPending && <SkeletonRows />}
      {known.isError && (
        <ErrorState
          message={t('import.checkFailed', { detail: failureDetail(known.error) })}
          onRetry={() => known.refetch()}
          retrying={known.isFetching}
        />
      )}
      {known.data && <PreviewTable rows={rows} />}
    </>
  );
}
