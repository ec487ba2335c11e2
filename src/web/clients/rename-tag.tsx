import { changeTagForm } from '#contract/clients/forms.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';

type Props = OverlayState & { tag: string; onRenamed: (tag: string) => void };

/** For everybody who has it; like another one, it becomes that one. */
export function RenameTag({ tag, onRenamed, ...overlay }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const form = useForm(changeTagForm, { defaultValues: { tag, to: tag } });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.clients.changeTag,
    onSaved: (_, { to }) => onRenamed(to),
    success: t('clientCard:tags.renamed'),
    changed: ['client_tags'],
    failure: () => t('clientCard:tags.failed'),
  });
  return (
    <FormDialog {...frame} title={t('clientCard:tags.rename')} saveLabel={t('form.save')}>
      <TextField label={t('clientCard:tags.newName')} {...form.field('to')} required autoComplete="off" />
    </FormDialog>
  );
}
