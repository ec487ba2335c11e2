import { useId } from 'react';
import type { ClientCard } from '#contract/clients/operations.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { NoShows } from '#web/ground/no-shows.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { fieldNotes } from '#web/ui/field.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { Visits } from './about-client.tsx';
import { NewClientFields } from './new-client-fields.tsx';
import { FIRST_SERVICE } from './service-lines.tsx';
import { type ChosenClient, type ClientChoice, searchClients, useKeptFocus } from './use-client-choice.ts';

type Props = { choice: ClientChoice; card: ClientCard | undefined; error?: string };

/** Found by typing, made on the spot, and then locked until "Trocar". */
export function ClientPicker({ choice, card, error }: Props) {
  const { t } = useTranslation('agenda');
  if (choice.chosen) return <ChosenClientCard choice={choice} card={card} client={choice.chosen} error={error} />;
  const reason = error && choice.isTyped ? t('errors.clientTyped') : error;
  if (choice.making) return <NewClientFields choice={choice} start={choice.making} error={reason} />;
  return (
    <Combobox<ChosenClient>
      ref={choice.isSearchedAgain ? focusOn : undefined}
      label={t('sheet.client')}
      placeholder={t('sheet.clientPlaceholder')}
      required
      value={null}
      onChange={(client) => client && choice.choose(client)}
      onTextChange={choice.type}
      onBlur={choice.chooseMeant}
      givesWay
      search={searchClients}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
      detailOf={({ phone }) => phone && displayPhone(phone)}
      create={{
        label: (name) => t('sheet.newClientNamed', { name }),
        onCreate: (name) => choice.make({ name, phone: '' }),
      }}
      error={reason}
    />
  );
}

/** The choice is locked; only "Trocar" opens the search again. The focus goes on to the service: a space meant for it must not reopen the search. */
function ChosenClientCard({ choice, card, client, error }: Props & { client: ChosenClient }) {
  const { t } = useTranslation(['agenda', 'clients']);
  const may = useMay();
  const notes = fieldNotes(useId(), { error });
  return (
    <section
      ref={useKeptFocus(FIRST_SERVICE, choice)}
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
          {may('client_contacts') && (
            <p className="truncate text-13">
              {client.phone ? (
                <WhatsappLink phone={client.phone} />
              ) : (
                <span className="text-muted">{t('clients:noPhone')}</span>
              )}
            </p>
          )}
          {/* Its room is kept until it is known: nothing below moves under the finger then. */}
          <p className="text-13 text-muted">{card ? <Visits card={card} /> : '\u00a0'}</p>
        </div>
        <NoShows count={client.no_shows ?? 0} isShort />
        <Button
          variant="ghost"
          size="sm"
          className="text-brand-text! max-md:min-h-11"
          onClick={() => choice.choose(null)}
          {...notes.ties}
        >
          {t('sheet.changeClient')}
        </Button>
      </div>
      {notes.below}
    </section>
  );
}
