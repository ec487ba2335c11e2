import { Pencil } from 'lucide-react';
import type { ClientCard, ClientWarning } from '#contract/clients/operations.ts';
import { WarningList } from '#web/ground/warning-list.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';

const WarningDialog = overlayLater(async () => (await import('./warning-dialog.tsx')).WarningDialog);

export function EditableWarnings({ client }: { client: ClientCard }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const dialog = useOverlay<ClientWarning>();
  const { warnings } = client;
  return (
    <div className="px-6 pb-6 empty:hidden max-md:px-4 max-md:pb-4">
      <WarningList
        label={t('clientCard:warnings.title')}
        warnings={warnings}
        kindOf={(kind) => t(`clientCard:warnings.kinds.${kind}`)}
        isWide
        action={(place) => {
          const warning = warnings[place];
          return (
            warning && (
              <IconButton
                icon={Pencil}
                size="sm"
                label={t('clientCard:warnings.editOf', { title: warning.title })}
                onClick={() => dialog.open(warning)}
                className="text-inherit! no-print hover:bg-transparent!"
              />
            )
          );
        }}
      />
      {dialog.what && <WarningDialog key={dialog.turn} {...dialog.state} clientId={client.id} warning={dialog.what} />}
    </div>
  );
}
