import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { warningForm } from '#contract/clients/forms.ts';
import type { ClientWarning } from '#contract/clients/operations.ts';
import { WARNING_KINDS, type WarningKind, withWarning } from '#domain/clients/warnings.ts';
import { client as server } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { showInCard } from './show-in-card.ts';

type Props = OverlayState & { clientId: string; warning?: ClientWarning };

export function WarningDialog({ clientId, warning, ...overlay }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { kind = 'harm', title = '', note = '' } = warning ?? {};
  const form = useForm(warningForm, { defaultValues: { kind, title, note } });
  const chosen = form.control('kind');
  const [problem, setProblem] = useState<string>();
  const { frame } = useFormOverlay(overlay, form, {
    send: (form) =>
      warning
        ? server.clients.changeWarning({ id: warning.id, ...form })
        : server.clients.createWarning({ client_id: clientId, ...form }),
    onSaved: (saved) => showInCard(clientId, ({ warnings }) => ({ warnings: withWarning(warnings, saved) })),
    success: t(warning ? 'clientCard:warnings.changed' : 'clientCard:warnings.added'),
    failure: (error) =>
      t(refusalCode(error) === 'TOO_MANY' ? 'clientCard:warnings.tooMany' : 'clientCard:warnings.failed'),
    changed: ['client_warnings'],
  });
  const removal = useSave({
    send: server.clients.removeWarning,
    onSaved: (_, { id }) => {
      overlay.onOpenChange(false);
      showInCard(clientId, ({ warnings }) => ({ warnings: warnings.filter((one) => one.id !== id) }));
    },
    success: t('clientCard:warnings.removed'),
    failure: () => t('clientCard:warnings.removeFailed'),
    // Beside the form: what the page says lies below it.
    onFailure: setProblem,
    changed: ['client_warnings'],
  });
  const confirm = useConfirm();

  /** Asks first: the next colleague would not know of the allergy. */
  async function remove({ id, title }: ClientWarning) {
    setProblem(undefined);
    const question = {
      title: t('clientCard:warnings.removeQuestion'),
      description: t('clientCard:warnings.removeText', { title }),
    };
    if (await confirm(question)) await removal.save({ id });
  }

  return (
    <FormDialog
      {...frame}
      failure={problem ?? frame.failure}
      title={t(warning ? 'clientCard:warnings.edit' : 'clientCard:warnings.new')}
      saveLabel={t('clientCard:warnings.save')}
      deed={
        warning && (
          <IconButton
            icon={Trash2}
            label={t('clientCard:warnings.remove')}
            variant="danger"
            className="mr-auto -ml-2.5"
            disabled={removal.isSaving}
            onClick={() => void remove(warning)}
          />
        )
      }
    >
      <div className="grid gap-1.5">
        <SegmentedChoice<WarningKind>
          label={t('clientCard:warnings.kind')}
          value={chosen.value}
          onChange={chosen.onChange}
          options={WARNING_KINDS.map((kind) => ({ value: kind, label: t(`clientCard:warnings.kinds.${kind}`) }))}
        />
        <p className="text-13 text-muted">{t(`clientCard:warnings.kindHints.${chosen.value}`)}</p>
      </div>
      <TextField
        label={t('clientCard:warnings.what')}
        hint={t('clientCard:warnings.whatHint')}
        {...form.field('title')}
        required
        autoComplete="off"
      />
      <TextArea label={t('clientCard:warnings.note')} {...form.field('note')} optional />
    </FormDialog>
  );
}
