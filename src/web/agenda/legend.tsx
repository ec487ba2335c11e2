import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statusIcons } from './status-icons.ts';

const statuses = ['pendente', 'aguardando', 'finalizado', 'cancelado'] as const;

export function Legend() {
  const { t } = useTranslation('agenda');
  const sample = 'grid h-4 w-5 flex-none place-items-center overflow-hidden rounded-[3px]';
  return (
    <ul aria-label={t('grid.legend')} className="flex flex-wrap gap-x-4 gap-y-2">
      {statuses.map((status) => {
        const Icon = statusIcons[status];
        return (
          <li key={status} className="flex items-center gap-1.5">
            <span aria-hidden="true" data-status={status} data-staff={1} className={`appointment ${sample}`}>
              {Icon && <Icon strokeWidth={2.5} className="size-2.75 text-(--word)" />}
            </span>
            {t(`status.${status}`)}
          </li>
        );
      })}
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={`time-off ${sample}`}>
          <Lock strokeWidth={2.5} className="size-2.75" />
        </span>
        {t('grid.blocked')}
      </li>
    </ul>
  );
}
