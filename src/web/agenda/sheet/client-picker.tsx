import { useTranslation } from 'react-i18next';
import { displayPhone } from '#domain/shared/phone.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { ChosenClientCard } from './chosen-client-card.tsx';
import { NewClientFields } from './new-client-fields.tsx';
import { type ChosenClient, type ClientChoice, searchClients } from './use-client-choice.ts';

type Props = { choice: ClientChoice; error?: string };

/** Found by typing, made on the spot, and then locked until "Trocar". */
export function ClientPicker({ choice, error }: Props) {
  const { t } = useTranslation('agenda');
  const { isReplacing } = choice;
  if (choice.chosen) {
    const search = () => choice.choose(null);
    return <ChosenClientCard client={choice.chosen} isReplacing={isReplacing} error={error} onChange={search} />;
  }
  const reason = error && choice.isTyped ? t('errors.clientTyped') : error;
  if (choice.making) {
    return (
      <NewClientFields
        start={choice.making}
        isReplacing={isReplacing}
        error={reason}
        onCreated={choice.choose}
        onCancel={() => choice.make(undefined)}
      />
    );
  }
  return (
    <Combobox<ChosenClient>
      ref={choice.isSearchedAgain ? focusOn : undefined}
      label={t('sheet.client')}
      placeholder={t('sheet.clientPlaceholder')}
      required
      value={null}
      onChange={(client) => client && choice.choose(client)}
      onTextChange={choice.type}
      onBlur={choice.settle}
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
