import { Crown } from 'lucide-react';
import type { Role } from '#domain/members/rights.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation('members');
  if (role !== 'owner') return <Badge>{t(`roles.${role}`)}</Badge>;
  return (
    <Badge tone="brand" icon={Crown}>
      {t('roles.owner')}
    </Badge>
  );
}
