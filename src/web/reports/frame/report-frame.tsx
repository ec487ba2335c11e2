import { ArrowLeft, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';

type Props = {
  /** Which days, and whatever else narrows the report down. */
  filters: ReactNode;
  /** "Comparado com …", or nothing. */
  note?: ReactNode;
  /** Absent until there is something to save. */
  onExport?: (() => void) | undefined;
  children: ReactNode;
};

/** What every report has around it: the way back, its period, CSV and paper; on a phone the last two come at the end. */
export function ReportFrame({ filters, note, onExport, children }: Props) {
  const { t } = useTranslation('reports');
  const actions = (block: boolean) => (
    <>
      <Button block={block} icon={Download} blocked={!onExport} onClick={() => onExport?.()}>
        {t('frame.export')}
      </Button>
      <PrintButton block={block} />
    </>
  );
  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <div className="flex flex-wrap items-center gap-3 max-md:gap-x-1">
        <ButtonLink
          variant="ghost"
          icon={ArrowLeft}
          aria-label={t('frame.back')}
          title={t('frame.back')}
          className="no-print -ml-2 px-2"
          render={<Link to={paths.reports} />}
        />
        <div className="flex min-w-0 flex-wrap items-center gap-3 max-md:flex-1">{filters}</div>
        {note && <p className="text-13 text-muted max-md:w-full">{note}</p>}
        <div className="no-print ml-auto flex gap-2 max-md:hidden">{actions(false)}</div>
      </div>
      {children}
      <div className="no-print grid grid-cols-2 gap-2 max-[22.5rem]:grid-cols-1 md:hidden">{actions(true)}</div>
    </div>
  );
}
