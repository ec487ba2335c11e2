import type { TeamMember } from '#contract/team/operations.ts';
import { namedBy, settled } from '#domain/services/ticks.ts';
import { doesService } from '#domain/services/who-does-what.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { toneOf } from '#domain/team/colours.ts';
import { OwnTermsFields, OwnTermsHead, TERMS, type Terms } from '#web/team/own-terms-fields.tsx';
import type { useTeam } from '#web/team/use-team.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormSection } from '#web/ui/form-section.tsx';
import { Query } from '#web/ui/query.tsx';
import type { ServiceFields } from './service-form.ts';

type Props = { form: ServiceFields; team: ReturnType<typeof useTeam>; minutes: number | null };

/** Who does the service: at first everybody, whoever joins later too. */
export function DoersSection({ form, team, minutes }: Props) {
  const { t } = useTranslation('services');
  const members = team.rows.filter(({ ativo }) => ativo);
  const done = { done_by_all: form.watch('done_by_all'), doers: form.watch('doers') };
  const ticked = members.filter(({ id }) => doesService(done, id));
  const { error } = form.control('doers');

  function set({ done_by_all, doers }: typeof done) {
    form.control('done_by_all').onChange(done_by_all);
    form.control('doers').onChange(doers);
  }

  function tick(id: string, does: boolean) {
    const others = namedBy(done, members).filter(({ staff_id }) => staff_id !== id);
    const doers = does ? [...others, { staff_id: id, ...NO_TERMS }] : others;
    const limited = { done_by_all: false, doers };
    set((settled(limited, members) ?? limited) as typeof done);
  }

  /** Field by field: the library shows what is wrong with a row only where the row's own fields are set. */
  function setTerms(id: string, terms: Terms) {
    const at = done.doers.findIndex(({ staff_id }) => staff_id === id);
    const place = at < 0 ? done.doers.length : at;
    if (at < 0) set({ ...done, doers: [...done.doers, { staff_id: id, ...NO_TERMS }] });
    for (const name of TERMS) form.control(`doers.${place}.${name}`).onChange(terms[name]);
  }

  // Whoever works alone does everything.
  if (team.data && members.length < 2 && done.done_by_all) return null;
  return (
    <FormSection
      title={t('doers.title')}
      note={t('doers.note')}
      action={
        ticked.length < members.length && (
          <Button
            variant="ghost"
            size="sm"
            className="text-brand-text! max-md:min-h-11"
            onClick={() => set({ ...done, done_by_all: true })}
          >
            {t('doers.all')}
          </Button>
        )
      }
    >
      <Query query={team} failure={(detail) => t('doers.loadFailed', { detail })} rows={3}>
        <fieldset
          aria-describedby={error && ERROR}
          className="min-w-0 overflow-clip rounded-card border border-divider"
        >
          <legend className="sr-only">{t('doers.title')}</legend>
          <div className="flex min-h-9 items-center justify-between gap-3 border-b border-divider bg-page px-3 text-xs font-medium text-muted md:px-4 dark:bg-subtle">
            <span>{t('doers.count', { count: members.length, ticked: ticked.length })}</span>
            <OwnTermsHead />
          </div>
          <ul className="divide-y divide-divider">
            {members.map((member) => (
              <li
                key={member.id}
                className="flex min-w-0 items-start gap-x-3 gap-y-1.5 px-3 py-1.5 max-md:flex-col max-md:items-stretch md:px-4"
              >
                <Checkbox
                  className="min-w-0 flex-1"
                  label={<Who member={member} isTicked={doesService(done, member.id)} />}
                  checked={doesService(done, member.id)}
                  onChange={(event) => tick(member.id, event.currentTarget.checked)}
                  aria-invalid={error ? true : undefined}
                />
                {doesService(done, member.id) && (
                  <DoerTerms
                    form={form}
                    member={member}
                    minutes={minutes}
                    onChange={(terms) => setTerms(member.id, terms)}
                  />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      </Query>
      {error && (
        <p id={ERROR} role="alert" className="text-13 font-medium text-danger-text">
          {error}
        </p>
      )}
    </FormSection>
  );
}

const ERROR = 'who-does-it-error';
const NO_TERMS = { price: null, duration_minutes: null, commission_percent: null };

function Who({ member: { nome, color }, isTicked }: { member: TeamMember; isTicked: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={nome} tone={toneOf(color)} size="sm" />
      <span className={isTicked ? 'min-w-0 font-medium wrap-anywhere' : 'min-w-0 wrap-anywhere text-muted'}>
        {nome}
      </span>
    </span>
  );
}

type DoerTermsProps = {
  form: ServiceFields;
  member: TeamMember;
  minutes: number | null;
  onChange: (terms: Terms) => void;
};

function DoerTerms({ form, member, minutes, onChange }: DoerTermsProps) {
  const doers = form.watch('doers');
  const at = doers.findIndex(({ staff_id }) => staff_id === member.id);
  const errorOf = (name: keyof Terms) => (at < 0 ? undefined : form.control(`doers.${at}.${name}`).error);
  return (
    <OwnTermsFields
      name={member.nome}
      value={doers[at] ?? NO_TERMS}
      onChange={onChange}
      inherited={{
        price: form.watch('price'),
        duration_minutes: minutes,
        commission_percent: form.watch('commission_percent') ?? member.comissao_percentual,
      }}
      errors={{
        price: errorOf('price'),
        duration_minutes: errorOf('duration_minutes'),
        commission_percent: errorOf('commission_percent'),
      }}
      hasVariablePrice={form.watch('preco_variavel')}
      earnsNothing={isOwnerRole(member.funcao)}
    />
  );
}
