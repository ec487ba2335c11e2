import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { TagInUse } from '#contract/clients/operations.ts';
import { withoutAccents } from '#domain/shared/names.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';

const RenameTag = overlayLater(async () => (await import('./rename-tag.tsx')).RenameTag);

const word = (tag: string) => withoutAccents(tag).toLowerCase();

type Props = { tag: string; onChange: (tag: string) => void };

/** Those who have a tag; what is chosen can be called something else, or taken from everybody. */
export function TagFilter({ tag, onChange }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { data = [] } = useQuery(api.clients.tags.queryOptions());
  const confirm = useConfirm();
  const renaming = useOverlay();
  const dropping = useSave({
    send: client.clients.dropTag,
    onSaved: () => onChange(''),
    success: t('clientCard:tags.dropped'),
    changed: ['client_tags'],
    failure: () => t('clientCard:tags.failed'),
  });
  if (data.length === 0 && tag === '') return null;
  // An address may spell it otherwise, or name one that nobody has any more.
  const chosen = data.find((one) => word(one.tag) === word(tag));
  const offered: TagInUse[] = chosen || tag === '' ? data : [{ tag, count: 0 }, ...data];

  async function drop(tag: string) {
    const question = {
      title: t('clientCard:tags.drop'),
      description: t('clientCard:tags.dropText', { tag }),
      confirmLabel: t('clientCard:tags.dropConfirm'),
    };
    if (await confirm(question)) await dropping.save({ tag });
  }

  return (
    <div className="flex min-w-0 items-center gap-1">
      <NativeSelect
        label={t('clientCard:tags.filter')}
        hideLabel
        quiet
        className="w-52"
        placeholder={t('clientCard:tags.any')}
        options={offered.map(({ tag, count }) => ({ value: tag, label: t('clientCard:tags.option', { tag, count }) }))}
        value={chosen?.tag ?? tag}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {chosen && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('clientCard:tags.actions', { tag: chosen.tag })} />}
          groups={[
            [{ label: t('clientCard:tags.rename'), icon: Pencil, onSelect: () => renaming.open() }],
            [{ label: t('clientCard:tags.drop'), icon: Trash2, danger: true, onSelect: () => void drop(chosen.tag) }],
          ]}
        />
      )}
      {chosen && <RenameTag key={renaming.turn} {...renaming.state} tag={chosen.tag} onRenamed={onChange} />}
    </div>
  );
}
