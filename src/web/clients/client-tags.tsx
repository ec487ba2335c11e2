import { useMutation } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ClientCard, TagInUse } from '#contract/clients/operations.ts';
import { isTag, LONGEST_TAG, tidyTag } from '#domain/clients/tags.ts';
import { withoutAccents } from '#domain/shared/names.ts';
import { api, queryClient, client as server } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { showInCard } from './show-in-card.ts';

type Props = { client: ClientCard; onWarning: () => void };

/** Shown at once as they are added and taken; whoever comes second to the twentieth is told. */
export function ClientTags({ client, onWarning }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const change = useTagChange(client.id);

  function add(tag: string) {
    setAdding(false);
    const tidy = tidyTag(tag);
    if (isTag(tidy)) change.mutate({ tag: tidy, isAdded: true });
    else change.refuse();
  }
  function remove(tag: string, place: number) {
    change.mutate({ tag, isAdded: false });
    // To what stands there now.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    buttons[place + 1]?.focus();
  }

  return (
    <ul
      ref={list}
      aria-label={t('clientCard:tags.title')}
      className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:col-span-2 md:col-start-2"
    >
      {client.tags.map((tag, place) => (
        <li
          key={tag}
          className="inline-flex h-7 max-w-full items-center rounded-full bg-subtle pl-3 text-13 font-medium max-md:h-11 forced-colors:border"
        >
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={t('clientCard:tags.remove', { tag })}
            title={t('clientCard:tags.remove', { tag })}
            onClick={() => remove(tag, place)}
            className="inline-flex h-full w-7 flex-none items-center justify-center rounded-full text-muted no-print hover:text-text max-md:w-11"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      <li className={isAdding ? 'w-60 max-w-full' : 'no-print'}>
        {isAdding ? (
          <TagField taken={client.tags} onChoose={add} onLeave={() => setAdding(false)} />
        ) : (
          <Add label={t('clientCard:tags.add')} name={t('clientCard:tags.field')} onClick={() => setAdding(true)} />
        )}
      </li>
      <li className="no-print">
        <Add label={t('clientCard:warnings.add')} name={t('clientCard:warnings.new')} onClick={onWarning} />
      </li>
    </ul>
  );
}

function Add({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="inline-flex h-7 items-center gap-1.5 rounded-full border border-dashed border-control px-2.5 text-13 font-medium text-muted hover:bg-subtle hover:text-text max-md:h-11 max-md:px-4"
    >
      <Plus aria-hidden className="size-3.5" />
      {label}
    </button>
  );
}

const word = (tag: string) => withoutAccents(tag).toLowerCase();

type FieldProps = { taken: readonly string[]; onChoose: (tag: string) => void; onLeave: () => void };

/** Those in use that begin like this, else a new one. */
function TagField({ taken, onChoose, onLeave }: FieldProps) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const [known] = useState(() => new Set(taken.map(word)));
  const [search] = useState(() => async (text: string) => {
    const used = await queryClient.fetchQuery(api.clients.tags.queryOptions());
    return used.filter(({ tag }) => !known.has(word(tag)) && word(tag).includes(word(text)));
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the field inside.
    <div
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget as Node) && onLeave()}
    >
      <Combobox<TagInUse>
        ref={focusOn}
        label={t('clientCard:tags.field')}
        hideLabel
        placeholder={t('clientCard:tags.placeholder')}
        value={null}
        onChange={(used) => used && onChoose(used.tag)}
        search={search}
        keyOf={({ tag }) => tag}
        labelOf={({ tag }) => tag}
        detailOf={({ count }) => count}
        create={{ label: (tag) => t('clientCard:tags.create', { tag: tag.slice(0, LONGEST_TAG) }), onCreate: onChoose }}
        givesWay
      />
    </div>
  );
}

type Change = { tag: string; isAdded: boolean };

function useTagChange(id: string) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const banner = useBanner();
  const key = api.clients.read.queryKey({ input: { id } });
  const show = (tags: (tags: string[]) => string[]) => showInCard(id, (card) => ({ tags: tags(card.tags) }));
  const mutation = useMutation({
    // One after the other: each answers all of them.
    scope: { id: `tags of ${id}` },
    mutationFn: ({ tag, isAdded }: Change) =>
      isAdded ? server.clients.tag({ id, tag }) : server.clients.untag({ id, tag }),
    onMutate: async ({ tag, isAdded }) => {
      await queryClient.cancelQueries({ queryKey: key });
      show((tags) => [...tags.filter((one) => word(one) !== word(tag)), ...(isAdded ? [tag] : [])]);
    },
    onSuccess: ({ tags }) => show(() => tags),
    onError: (error) =>
      banner.error(t(refusalCode(error) === 'TOO_MANY' ? 'clientCard:tags.tooMany' : 'clientCard:tags.failed')),
    onSettled: () => changed('client_tags'),
  });
  return { mutate: mutation.mutate, refuse: () => banner.error(t('clientCard:errors.tagInvalid')) };
}
