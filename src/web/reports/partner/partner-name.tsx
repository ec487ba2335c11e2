import { useTranslation } from 'react-i18next';
import type { PartnerReport } from '#contract/reports/partner.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinesButton } from '../lines/lines-button.tsx';
import type { LinesOf } from '../lines/lines-sheet.tsx';
import type { Section, SectionRow } from './sections.ts';

export type PartnerProps = { report: PartnerReport; range: DayRange; onOpen: (lines: LinesOf) => void };

type Props = { row: SectionRow; section: Section; onOpen: PartnerProps['onOpen'] };

/** Who it was, and whether that is the salon itself; the name opens what they did. */
export function PartnerName({ row: { id, name, is_salons }, section: { range }, onOpen }: Props) {
  const { t } = useTranslation('reports');
  const title = id === null ? t('professionals.nobody') : name;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <LinesButton name={title} onOpen={() => onOpen({ title, range, of: { professional_id: id ?? 'none' } })} />
      {is_salons && <Badge tone="brand">{t('partner.salons')}</Badge>}
    </span>
  );
}
