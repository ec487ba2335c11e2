import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeskPerson } from '#contract/desk/operations.ts';
import { toneOf } from '#domain/team/colours.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Read } from '#web/ui/query.tsx';

type Props = {
  found: Read<{ people: DeskPerson[] }>;
  chosen: string | undefined;
  isByPassword: boolean;
  onChoose: (id: string) => void;
  onOther: () => void;
};

/** Whoever has a PIN, and after them the way with e-mail and password, which is always there. */
export function People({ found, chosen, isByPassword, onChoose, onOther }: Props) {
  const { t } = useTranslation('desk');
  const people = found.data?.people ?? [];
  // Of a desk that has ended there are none to be loaded; the screen says so itself.
  const isFailed = Boolean(found.error) && !found.data && refusalCode(found.error) !== 'NO_DESK';
  return (
    <>
      <ul className="mt-3 grid grid-cols-2 gap-2 max-[56.25rem]:-mx-4 max-[56.25rem]:mt-1 max-[56.25rem]:flex max-[56.25rem]:overflow-x-auto max-[56.25rem]:px-4 max-[56.25rem]:py-1">
        {people.map(({ id, name, role, color }) => (
          <Choice key={id} isChosen={id === chosen} onPress={() => onChoose(id)} name={name} under={t(`roles.${role}`)}>
            <Avatar name={name} tone={color === null ? undefined : (toneOf(color) ?? 1)} />
          </Choice>
        ))}
        <Choice
          isOther
          isChosen={isByPassword}
          onPress={onOther}
          name={t('lock.otherPerson')}
          under={t('lock.byPassword')}
        >
          <span className="grid size-9 flex-none place-items-center rounded-full bg-subtle text-muted">
            <LogIn aria-hidden strokeWidth={1.75} className="size-4.5" />
          </span>
        </Choice>
      </ul>
      {isFailed && (
        <div role="alert" className="mt-2 grid justify-items-start gap-2 text-sm text-danger-text">
          {t('lock.peopleFailed', { detail: failureDetail(found.error) })}
          <Button size="sm" loading={found.isFetching} onClick={() => found.refetch()}>
            {t('lock.again')}
          </Button>
        </div>
      )}
    </>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  isOther?: true;
  name: string;
  under: string;
  onPress: () => void;
  children: ReactNode;
};

function Choice({ isChosen, isOther, name, under, onPress, children }: ChoiceProps) {
  return (
    <li className="flex min-w-0 max-[56.25rem]:flex-none">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className={classNames(
          'flex min-h-16 w-full min-w-0 items-center gap-3 rounded-card border px-3 py-2 text-left',
          isOther && !isChosen && 'border-dashed border-control',
          isChosen
            ? 'border-brand-text bg-brand-tint inset-ring inset-ring-brand-text forced-colors:outline-2'
            : 'bg-surface hover:bg-subtle',
          !isChosen && !isOther && 'border-divider',
        )}
      >
        {children}
        <span className="grid min-w-0 text-13 text-muted">
          <span className="text-sm font-medium wrap-anywhere text-text">{name}</span>
          {under}
        </span>
      </button>
    </li>
  );
}
