import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PortalAccess } from '#contract/portal/operations.ts';
import { Button } from '#web/ui/button.tsx';
import { useAccessSentence } from './access-state.tsx';

type Props = { access: PortalAccess | null; onOpen: () => void };

/** In the sheet of a professional: how it stands with their link, and the way to it. */
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
