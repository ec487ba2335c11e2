import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ServiceTick } from '#contract/team/forms.ts';
import type { TeamMember } from '#contract/team/operations.ts';
import { withoutAccents } from '#domain/shared/names.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormSection } from '#web/ui/form-section.tsx';
import { Query } from '#web/ui/query.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OwnTermsHead, TERMS } from '../own-terms-fields.tsx';
import { CategoryTicks } from './category-ticks.tsx';
import type { ProfessionalFields } from './professional-fields.ts';
import { groupsOf, tickOf, withTicks } from './ticks.ts';

type Props = { form: ProfessionalFields; professional: TeamMember | undefined; isOwner: boolean };

/** From so many on they are searched. */
const MANY = 12;

/** Which services they do: by category, one by one, and with terms of their own. */
export function ServicesSection({ form, professional, isOwner }: Props) {
  const { t } = useTranslation('team');
  const query = useQuery(api.services.byProfessional.queryOptions({ input: { staff_id: professional?.id } }));
  const [typed, setTyped] = useState('');
  const services = query.data ?? [];
  const { value: changed, onChange, error } = form.control('services');
  const done = services.filter((service) => tickOf(service, changed).does).length;
  const words = plain(typed.trim());
  const found = words ? services.filter(({ name }) => plain(name).includes(words)) : services;

  // A salon without services; or whoever works alone and does everything.
  if (query.data && services.every(({ does, has_others }) => does && !has_others)) return null;
  function set(ticks: readonly ServiceTick[]) {
    const next = withTicks(changed, ticks, services);
    onChange(next);
    // Again, field by field: the library shows what is wrong with a row only where the row's own fields are set.
    const at = next.findIndex(({ service_id }) => service_id === ticks[0]?.service_id);
    const tick = next[at];
    if (ticks.length === 1 && tick)
      for (const name of TERMS) form.control(`services.${at}.${name}`).onChange(tick[name]);
  }
  return (
    <FormSection title={t('services.title')} note={t('services.note')}>
      <Query query={query} failure={(detail) => t('services.loadFailed', { detail })} rows={3}>
        {() => (
          <div className="min-w-0 overflow-clip rounded-card border border-divider">
            <div className="flex min-h-9 items-center justify-between gap-3 border-b border-divider bg-page px-3 text-xs font-medium text-muted md:px-4 dark:bg-subtle">
              <span role="status">{t('services.count', { done, count: services.length })}</span>
              <OwnTermsHead />
            </div>
            {services.length >= MANY && (
              <TextField
                label={t('services.search')}
                hideLabel
                type="search"
                icon={Search}
                capitalise="off"
                autoComplete="off"
                placeholder={t('services.search')}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                className="border-b border-divider p-3"
              />
            )}
            {found.length === 0 && <p className="p-4 text-sm text-muted">{t('services.noResult')}</p>}
            <ul className="divide-y divide-divider">
              {groupsOf(found).map((group) => (
                <CategoryTicks
                  key={group.category}
                  group={group}
                  form={form}
                  isSearched={words !== ''}
                  usualPercent={isOwner ? null : form.watch('comissao_percentual')}
                  isOwner={isOwner}
                  onChange={set}
                />
              ))}
            </ul>
          </div>
        )}
      </Query>
      {error && (
        <p role="alert" className="text-13 font-medium text-danger-text">
          {error}
        </p>
      )}
    </FormSection>
  );
}

const plain = (text: string) => withoutAccents(text).toLowerCase();
