import { CircleAlert, KeyRound, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PortalAccess } from '#contract/portal/operations.ts';
import { MOST_WRONG_PINS } from '#domain/portal/link-state.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Badge } from '#web/ui/badge.tsx';

const looks = {
  live: { tone: 'neutral', icon: KeyRound },
  locked: { tone: 'pending', icon: Lock },
  blocked: { tone: 'danger', icon: CircleAlert },
} as const;

/** How it stands with a link, in a word. */
export function AccessBadge({ state }: Pick<PortalAccess, 'state'>) {
  const { t } = useTranslation('portal');
  return <Badge {...looks[state]}>{t(`access.badge.${state}`)}</Badge>;
}

/** The same in a sentence. */
export function useAccessSentence(access: PortalAccess | null): string {
  const { t } = useTranslation('portal');
  const { moment } = useFormat();
  return t(`access.state.${access?.state ?? 'none'}`, {
    since: access && moment(access.since),
    until: access?.locked_until && moment(access.locked_until),
    wrong: MOST_WRONG_PINS,
  });
}
