import { CircleAlert, KeyRound, Lock } from 'lucide-react';
import type { PortalAccess } from '#contract/portal/operations.ts';
import { MOST_WRONG_PINS } from '#domain/portal/link-state.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const looks = {
  live: { tone: 'neutral', icon: KeyRound },
  locked: { tone: 'pending', icon: Lock },
  blocked: { tone: 'danger', icon: CircleAlert },
} as const;

export function AccessBadge({ state }: Pick<PortalAccess, 'state'>) {
  const { t } = useTranslation('portal');
  return <Badge {...looks[state]}>{t(`access.badge.${state}`)}</Badge>;
}

/** The state of a link in a sentence. */
export function useAccessSentence(access: PortalAccess | null): string {
  const { t } = useTranslation('portal');
  const { moment } = useFormat();
  return t(`access.state.${access?.state ?? 'none'}`, {
    since: access && moment(access.since),
    until: access?.locked_until && moment(access.locked_until),
    wrong: MOST_WRONG_PINS,
  });
}

type Props = { access: PortalAccess | null; onOpen: () => void };

/** In a professional's sheet: the state of their link, and a button to manage it. */
export function AccessSection({ access, onOpen }: Props) {
  const { t } = useTranslation('portal');
  return (
    <div className="grid justify-items-start gap-2 border-t border-divider pt-4">
      <p className="text-13 text-muted">{useAccessSentence(access)}</p>
      <span className="w-fit max-w-full">
        <Button block icon={KeyRound} onClick={onOpen}>
          {t(access ? 'access.manage' : 'access.generate')}
        </Button>
      </span>
    </div>
  );
}
