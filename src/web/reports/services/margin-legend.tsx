import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { PartBar } from '#web/ui/part-bar.tsx';

/** Which part of a bar is which. */
export function MarginLegend({ className }: { className?: string }) {
  const { t } = useTranslation('reports');
  return (
    <ul className={classNames('flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted', className)}>
      {(['margin', 'costs'] as const).map((part) => (
        <li key={part} className="flex items-center gap-1.5">
          <span className="w-4">
            <PartBar length={1} solid={part === 'margin' ? 1 : 0} />
          </span>
          {t(`services.legend.${part}`)}
        </li>
      ))}
    </ul>
  );
}
