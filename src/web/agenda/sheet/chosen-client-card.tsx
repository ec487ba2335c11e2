import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { fieldNotes } from '#web/ui/field.tsx';
import { FIRST_SERVICE } from './service-lines.tsx';
import type { ChosenClient } from './use-client-choice.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  client: ChosenClient;
  /** It takes the place of the search. */
  isReplacing: boolean;
  error?: string | undefined;
  onChange: () => void;
};

/** The choice is locked; only "Trocar" opens the search again. Whoever has chosen goes on with the service: a space that was meant for it must not reopen the search. */
export function ChosenClientCard({ client, isReplacing, error, onChange }: Props) {
  const { t } = useTranslation(['agenda', 'clients']);
  const notes = fieldNotes(useId(), { error });
  return (
    <section
      ref={useKeptFocus(FIRST_SERVICE, isReplacing)}
      aria-label={t('sheet.client')}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <div className="flex min-h-14 items-center gap-3 rounded-card border border-divider bg-page py-1.5 pr-2 pl-3 dark:bg-subtle">
        {/* On the narrowest phones the number needs its place. */}
        <span className="max-[22.5rem]:hidden">
          <Avatar name={client.name} tone={1} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{client.name}</p>
          <p className="truncate text-13">
            {client.phone ? (
              <WhatsappLink phone={client.phone} />
            ) : (
              <span className="text-muted">{t('clients:noPhone')}</span>
            )}
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="text-brand-text! max-md:min-h-11"
          onClick={onChange}
          {...notes.ties}
        >
          {t('sheet.changeClient')}
        </Button>
      </div>
      {notes.below}
    </section>
  );
}
