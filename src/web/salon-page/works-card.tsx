import { ArrowLeft, ArrowRight, Check, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SalonWork } from '#contract/salon-page/operations.ts';
import { MOST_WORKS } from '#domain/salon-page/kinds.ts';
import { client } from '#web/ground/api/client.ts';
import { Picture } from '#web/pictures/picture.tsx';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ProblemText } from './problem-text.tsx';
import { usePageSave } from './use-page-save.ts';

/** What was done here, in the order in which the page shows it. */
export function WorksCard({ works }: { works: readonly SalonWork[] }) {
  const { t } = useTranslation('salonPage');
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const add = usePageSave({
    send: (picture: string) => client.salonPage.createWork({ picture, alt: '' }),
    success: t('works.added'),
    onFailure: setProblem,
  });
  const order = usePageSave({
    send: (ids: string[]) => client.salonPage.orderWorks({ ids }),
    onFailure: setProblem,
  });
  const remove = usePageSave({
    send: (id: string) => client.salonPage.removeWork({ id }),
    success: t('works.removed'),
    onFailure: setProblem,
  });

  async function move(from: number, to: number) {
    const ids = works.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (!moved || to < 0 || to > ids.length) return;
    ids.splice(to, 0, moved);
    if (await order.save(ids)) setTold(t('works.moved', { number: to + 1, count: works.length }));
  }

  /** The one that comes into its place, or the button that adds one. */
  async function takeAway(id: string, place: number) {
    if (!(await remove.save(id))) return;
    const left = [...(list.current?.children ?? [])].filter((one) => one.getAttribute('data-work') !== id);
    const next = left[Math.min(place, left.length - 1)]?.querySelector('input');
    (next ?? list.current?.parentElement?.querySelector<HTMLElement>('input[type=file]'))?.focus();
  }

  const isFull = works.length >= MOST_WORKS;
  return (
    <Card>
      <CardHead title={t('works.title')}>{t('works.count', { count: works.length, most: MOST_WORKS })}</CardHead>
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="text-sm text-muted">
          {t('works.hint', { most: MOST_WORKS })} {t('works.altHint')}
        </p>
        <p role="status" className="sr-only">
          {told}
        </p>
        {works.length === 0 && <p className="text-sm text-muted">{t('works.empty')}</p>}
        <ul ref={list} className="grid grid-cols-2 md:grid-cols-3 gap-4 empty:hidden">
          {works.map((work, index) => (
            <Work
              key={work.id}
              work={work}
              number={index + 1}
              onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
              onLater={index < works.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => takeAway(work.id, index)}
              onProblem={setProblem}
            />
          ))}
        </ul>
        {isFull ? (
          <p className="text-sm text-muted">{t('works.full', { most: MOST_WORKS })}</p>
        ) : (
          <PictureInput label={t('works.add')} onPicture={add.save} isMultiple className="justify-items-start" />
        )}
        <ProblemText>{problem}</ProblemText>
      </CardBody>
    </Card>
  );
}

type WorkProps = {
  work: SalonWork;
  number: number;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
  onProblem: (text: string) => void;
};

function Work({ work: { id, alt, picture }, number, onEarlier, onLater, onRemove, onProblem }: WorkProps) {
  const { t } = useTranslation('salonPage');
  const [typed, setTyped] = useState<string>();
  const { save, isSaving } = usePageSave({
    send: (alt: string) => client.salonPage.changeWork({ id, alt }),
    success: t('works.altSaved'),
    onFailure: onProblem,
  });
  async function keep() {
    if (typed === undefined || typed.trim() === alt) return setTyped(undefined);
    if (await save(typed)) setTyped(undefined);
  }
  return (
    <li data-work={id} className="grid content-start gap-2">
      <Picture picture={picture} alt={alt} className="aspect-4/5 w-full rounded-card bg-subtle object-cover" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          label={t('works.alt', { number })}
          value={typed ?? alt}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
          after={
            typed !== undefined && typed.trim() !== alt ? (
              <IconButton type="submit" icon={Check} label={t('works.saveAlt')} disabled={isSaving} />
            ) : undefined
          }
        />
      </form>
      <div className="flex justify-between">
        <span className="flex">
          <IconButton
            icon={ArrowLeft}
            label={t('works.earlier', { number })}
            aria-disabled={!onEarlier || undefined}
            className="aria-disabled:text-placeholder"
            onClick={onEarlier}
          />
          <IconButton
            icon={ArrowRight}
            label={t('works.later', { number })}
            aria-disabled={!onLater || undefined}
            className="aria-disabled:text-placeholder"
            onClick={onLater}
          />
        </span>
        <IconButton icon={Trash2} variant="danger" label={t('works.remove', { number })} onClick={onRemove} />
      </div>
    </li>
  );
}
