import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/banner.tsx';
import { Query } from '#web/ui/query.tsx';
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
      <Query query={known} failure={(detail) => t('import.checkFailed', { detail })}>
        {() => <PreviewTable rows={rows} />}
      </Query>
    </>
  );
}
