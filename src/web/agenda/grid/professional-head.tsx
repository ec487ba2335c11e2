import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toneOf } from '#domain/team/colours.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Column } from './columns.ts';

/** Whose column it is, and how many appointments it has. */
export function ProfessionalHead({ column: { professional, count } }: { column: Column }) {
  const { t } = useTranslation('agenda');
  const name = professional?.nome ?? t('grid.unassigned');
  return (
    <div className="@container w-full min-w-0">
      <div title={name} className="flex items-center gap-2.5 @max-[9rem]:-mx-1 @max-[9rem]:gap-2">
        {professional ? (
          <>
            <span className="@max-[9rem]:hidden">
              <Avatar name={name} tone={toneOf(professional.color)} />
            </span>
            <span className="@min-[9rem]:hidden">
              <Avatar name={name} tone={toneOf(professional.color)} size="sm" />
            </span>
          </>
        ) : (
          <span className="grid size-9 flex-none place-items-center rounded-full bg-pending-bg text-pending-text @max-[9rem]:size-6">
            <UserRoundX aria-hidden strokeWidth={1.75} className="size-4.5 @max-[9rem]:size-3.5" />
          </span>
        )}
        <div className="min-w-0">
          <h2 className="truncate text-sm font-semibold">{name}</h2>
          <p className="truncate text-xs text-muted">
            {professional?.ativo === false && `${t('grid.inactive')}, `}
            <span className="@max-[9rem]:hidden">{t('grid.count', { count })}</span>
            <span className="@min-[9rem]:hidden">{t('grid.shortCount', { count })}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
