import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toneOf } from '#domain/team/colours.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Column } from './columns.ts';

/** Whose column it is, and how many appointments it has. */
export function ProfessionalHead({ column: { professional, count } }: { column: Column }) {
  const { t } = useTranslation('agenda');
  const words = t('grid.count', { count });
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      {professional ? (
        <Avatar name={professional.nome} tone={toneOf(professional.color)} />
      ) : (
        <span className="grid size-9 flex-none place-items-center rounded-full bg-pending-bg text-pending-text">
          <UserRoundX aria-hidden strokeWidth={1.75} className="size-4.5" />
        </span>
      )}
      <div className="min-w-0">
        <h2 className="truncate text-sm font-semibold">{professional?.nome ?? t('grid.unassigned')}</h2>
        <p className="truncate text-xs text-muted">
          {professional?.ativo === false ? `${t('grid.inactive')}, ${words}` : words}
        </p>
      </div>
    </div>
  );
}
