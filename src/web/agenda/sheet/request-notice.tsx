import { Check } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { AnswerButton } from '../requests/request-buttons.tsx';
import { useRequestDecision } from '../requests/use-request-decision.ts';

type Props = {
  request: Appointment;
  /** The professional chosen in the form. */
  professional: string | null;
  /** Something else was typed: a decision saves only the professional. */
  isDirty: boolean;
  /** No professional was chosen: the field asks for one. */
  onMissing: () => void;
  onDecided: () => void;
};

/** An online request, which can be answered here as well as in the list of requests. */
export function RequestNotice({ request, professional, isDirty, onMissing, onDecided }: Props) {
  const { t } = useTranslation('agenda');
  const [failure, setFailure] = useState<string>();
  const decision = useRequestDecision({ onDecided, onFailure: setFailure });
  const approve = useUnsavedGuard(isDirty, () => decision.approve(request, professional ?? undefined));

  function approveFor({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (professional !== null) return approve(false);
    onMissing();
    form?.querySelector<HTMLElement>('[name=professional_id]')?.focus();
  }

  return (
    <div className="grid gap-2">
      <Banner tone="pending">
        <div className="flex flex-wrap items-center gap-2">
          <span className="flex-1 basis-44 font-medium">{t('requests.waiting')}</span>
          <AnswerButton
            answer="refuse"
            name={request.client_name}
            size="sm"
            variant="ghost"
            className="text-current! max-md:min-h-11"
            onClick={() => decision.refuse(request)}
          />
          <AnswerButton
            answer="approve"
            name={request.client_name}
            size="sm"
            icon={Check}
            className="max-md:min-h-11"
            loading={decision.isDeciding}
            onClick={approveFor}
          />
        </div>
      </Banner>
      <div role="alert" className="empty:hidden">
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
    </div>
  );
}
