import { Check, IdCard, type LucideIcon, Scissors, Users, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SetUp } from '#contract/dashboard/operations.ts';
import { type PathName, paths } from '#contract/paths.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';

const steps = [
  { name: 'settings', done: 'has_contact' },
  { name: 'services', done: 'has_services' },
  { name: 'team', done: 'has_team' },
  { name: 'agendaSettings', done: 'has_set_hours' },
  { name: 'clients', done: 'has_clients' },
  { name: 'agendaOnline', done: 'has_shared_link' },
] as const satisfies Array<{ name: PathName; done: keyof SetUp }>;

/** First steps of a new salon. Disappears when all are done, or when the owner hides it. */
export function Checklist({ setUp }: { setUp: SetUp | undefined }) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const key = `checklist-hidden-${user.id}`;
  const [hidden, setHidden] = useState(() => localStorage.getItem(key) === 'yes');
  if (!setUp || hidden) return null;
  const done = steps.filter((step) => setUp[step.done]).length;
  if (done === steps.length) return null;
  const next = steps.find((step) => !setUp[step.done]);

  function hide() {
    localStorage.setItem(key, 'yes');
    setHidden(true);
  }

  return (
    <Card>
      <CardHead title={t('checklist.title')}>
        <span className="flex items-center gap-2 tabular-nums">
          {t('checklist.progress', { done, all: steps.length })}
          <IconButton icon={X} size="sm" label={t('checklist.hide')} onClick={hide} />
        </span>
      </CardHead>
      <CardBody>
        <Progress value={done} max={steps.length} label={t('checklist.progress', { done, all: steps.length })} />
        <ol className="mt-4 grid gap-1">
          {steps.map((step) => (
            <Step
              key={step.name}
              name={step.name}
              state={setUp[step.done] ? 'done' : step === next ? 'next' : 'later'}
            />
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}

function Step({ name, state }: { name: (typeof steps)[number]['name']; state: 'done' | 'next' | 'later' }) {
  const { t } = useTranslation('dashboard');
  if (state === 'next') {
    return (
      <li className="flex gap-3 rounded-card bg-brand-tint p-3">
        <span aria-hidden="true" className="mt-0.5 size-5 flex-none rounded-full border-2 border-brand-text" />
        <span className="grid justify-items-start gap-1">
          <span className="font-semibold">{t(`checklist.${name}.title`)}</span>
          <span className="text-13 text-muted">{t(`checklist.${name}.text`)}</span>
          <ButtonLink variant="primary" size="sm" className="mt-2" render={<Link to={paths[name]} />}>
            {t(`checklist.${name}.action`)}
          </ButtonLink>
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-3 p-3 py-2 text-muted">
      {state === 'done' ? (
        <span className="grid size-5 flex-none place-items-center rounded-full bg-success-bg text-success-text">
          <Check aria-hidden className="size-3.5" />
          <span className="sr-only">{t('checklist.done')}</span>
        </span>
      ) : (
        <span aria-hidden="true" className="size-5 flex-none rounded-full border-2 border-control" />
      )}
      {t(`checklist.${name}.title`)}
    </li>
  );
}

const suggestions = [
  { name: 'services', icon: Scissors, done: 'has_services' },
  { name: 'clients', icon: Users, done: 'has_clients' },
  { name: 'team', icon: IdCard, done: 'has_staff' },
] as const satisfies Array<{ name: PathName; icon: LucideIcon; done: keyof SetUp }>;

/** What the salon has not registered yet. When that cannot be known, all three are shown, as the specification says. */
export function Suggestions({ setUp, failed }: { setUp: SetUp | undefined; failed: boolean }) {
  const { t } = useTranslation('dashboard');
  if (!setUp && !failed) return null;
  const missing = suggestions.filter(({ done }) => failed || !setUp?.[done]);
  if (missing.length === 0) return null;
  return (
    <section aria-label={t('suggestions.title')} className="grid gap-4 sm:grid-cols-2">
      {missing.map(({ name, icon: Icon }) => (
        <Card key={name} className="grid content-start justify-items-start gap-2 p-6 max-md:p-4">
          <span className="grid size-10 place-items-center rounded-card bg-brand-tint-strong text-brand-text">
            <Icon aria-hidden strokeWidth={1.75} className="size-5" />
          </span>
          <h3 className="mt-1 text-base font-semibold">{t(`suggestions.${name}.title`)}</h3>
          <p className="text-sm text-muted">{t(`suggestions.${name}.text`)}</p>
          <ButtonLink className="mt-2" render={<Link to={paths[name]} />}>
            {t(`suggestions.${name}.action`)}
          </ButtonLink>
        </Card>
      ))}
    </section>
  );
}
