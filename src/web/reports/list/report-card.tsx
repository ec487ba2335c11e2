import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type PathName, paths } from '#contract/paths.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import type { ReportName } from './reports.ts';
import type { Figure } from './use-figures.ts';

type Props = {
  name: ReportName;
  path: PathName;
  icon: LucideIcon;
  figure: Figure | undefined;
  isLoading: boolean;
};

/** The name is the link, and covers the card. */
export function ReportCard({ name, path, icon: Icon, figure, isLoading }: Props) {
  const { t } = useTranslation('reports');
  return (
    <li className="relative flex min-w-0 flex-col gap-4 rounded-card border border-divider bg-surface px-6 pt-5 shadow-1 transition-colors hover:border-control max-md:px-4 max-md:pt-4">
      <div className="flex flex-1 gap-4">
        <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-tint-strong text-brand-text">
          <Icon aria-hidden strokeWidth={1.75} className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold">
            <Link
              to={`${paths[path]}${figure?.address ?? ''}`}
              className="rounded-control after:absolute after:inset-0 after:rounded-card"
            >
              {t(`list.${name}.title`)}
            </Link>
          </h2>
          <p className="text-sm text-muted">{t(`list.${name}.text`)}</p>
        </div>
        <ChevronRight aria-hidden className="mt-0.5 size-5 flex-none text-muted" />
      </div>
      {(figure || isLoading) && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t border-divider py-2.5 text-13">
          {isLoading && <Skeleton className="h-4 w-full" />}
          <span className="text-muted">{figure?.period}</span>
          <span className="font-medium tabular-nums">{figure?.words}</span>
        </div>
      )}
    </li>
  );
}
