import './start/start.css';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { IMPORT_PARAM, paths } from '#contract/paths.ts';
import type { StarterService } from '#contract/services/operations.ts';
import { STARTER_KINDS, type StarterKind } from '#domain/services/starters.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail, refusedFields } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Query } from '#web/ui/query.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsavedPage } from '#web/ui/use-unsaved-guard.ts';
import { KindCards } from './start/kind-cards.tsx';
import { rowsOf, tickedOnly } from './start/start-form.ts';
import { StartTable } from './start/start-table.tsx';

/** The first list of services: ticked by kind of salon, prices typed in one table, added together. */
export function Page() {
  const { t } = useTranslation('services');
  const starters = useQuery(api.services.starters.queryOptions());
  return (
    <div className="start-page gap-6 max-md:gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-2xl font-semibold text-balance max-md:text-xl">{t('start.title')}</h2>
          <p className="text-muted">{t('start.intro')}</p>
        </div>
        <FirstSteps />
      </div>
      <Query query={starters} isOnCard failure={(detail) => t('start.loadFailed', { detail })} rows={8}>
        {(rows) => <Start starters={rows} />}
      </Query>
    </div>
  );
}

/** For a new salon: which of its first steps this is. */
function FirstSteps() {
  const { t } = useTranslation('services');
  const { data } = useQuery(api.dashboard.setUp.queryOptions());
  const at = data?.steps.findIndex(({ name, done_on }) => name === 'services' && done_on === null) ?? -1;
  if (!data || data.is_hidden || at < 0) return null;
  return (
    <p className="flex flex-none items-center gap-2 text-13 text-muted">
      {t('start.step', { number: at + 1, all: data.steps.length })}
      {data.steps.map(({ name }, index) => (
        <span
          key={name}
          aria-hidden="true"
          className={`start-step rounded-full ${index <= at ? 'bg-brand-fill' : 'bg-divider'}`}
        />
      ))}
    </p>
  );
}

/** Whoever comes from another system need not type. */
function HaveList() {
  const { t } = useTranslation('services');
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5 max-md:p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{t('start.list')}</p>
        <p className="text-13 text-muted">{t('start.listText')}</p>
      </div>
      <ButtonLink icon={FileUp} render={<Link to={`${paths.services}?${IMPORT_PARAM}=1`} />}>
        {t('start.import')}
      </ButtonLink>
    </Card>
  );
}

function Start({ starters }: { starters: readonly StarterService[] }) {
  const { t } = useTranslation('services');
  const navigate = useNavigate();
  const form = useForm(tickedOnly, { defaultValues: rowsOf(starters) });
  const [kinds, setKinds] = useState<readonly StarterKind[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  const placed = starters.map((starter, place) => ({ ...starter, place }));
  const ofKind = (kind: StarterKind) => placed.filter((one) => one.kind === kind);
  const ticked = form.watch('rows').filter(({ isTicked }) => isTicked);
  const unpriced = ticked.filter(({ price }) => price === null).length;
  useUnsavedPage(ticked.length > 0);
  const { save, isSaving, error } = useSave({
    send: client.services.createStarters,
    isRepeatable: true,
    onSaved: () => {
      forgetUnsaved();
      navigate(paths.services);
    },
    success: ({ created, known }) =>
      created === 0 ? t('start.allThere') : t(known.length > 0 ? 'start.addedSome' : 'start.added', { count: created }),
    changed: ['services', 'service_categories'],
  });

  /** What most salons of the kind do is ticked with it, and unticked. */
  function toggle(kind: StarterKind) {
    const isChosen = kinds.includes(kind);
    setKinds(STARTER_KINDS.filter((one) => (one === kind ? !isChosen : kinds.includes(one))));
    for (const { place, is_usual, is_there } of ofKind(kind)) {
      form.setValue(`rows.${place}.isTicked`, !isChosen && is_usual && !is_there, { shouldDirty: true });
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ticked.length > 0) form.submit(save)(event);
      }}
      className="gap-6 max-md:gap-4"
    >
      <KindCards chosen={kinds} countOf={(kind) => ofKind(kind).length} onToggle={toggle} />
      {kinds.length === 0 ? (
        <p className="text-muted">{t('start.chooseKind')}</p>
      ) : (
        <div className="start-lists">
          {kinds.map((kind) => (
            <StartTable key={kind} kind={kind} rows={ofKind(kind)} form={form} onLast={() => add.current?.focus()} />
          ))}
        </div>
      )}
      <HaveList />
      <div role="alert" className="empty:hidden">
        {error && (
          <Banner tone="danger">
            {refusedFields(error).services
              ? t(refusedFields(error).services as 'errors.tooManyPublic')
              : t('start.failed', { detail: failureDetail(error) })}
          </Banner>
        )}
      </div>
      <div className="start-bar">
        <p aria-live="polite" className="min-w-0 flex-1 text-sm">
          <span className="font-semibold">{t('start.marked', { count: ticked.length })}</span>{' '}
          {unpriced > 0 && <span className="text-muted max-md:hidden">{t('start.unpriced', { count: unpriced })}</span>}
        </p>
        <ButtonLink variant="ghost" className="max-md:hidden" render={<Link to={paths.services} />}>
          {t('start.skip')}
        </ButtonLink>
        <Button ref={add} type="submit" variant="primary" loading={isSaving} blocked={ticked.length === 0}>
          {t('start.add', { count: ticked.length })}
        </Button>
      </div>
    </form>
  );
}
