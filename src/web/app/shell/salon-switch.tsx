import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSession } from '#web/ground/session.ts';
import { useSave } from '#web/ground/use-save.ts';
import { keepWindowSalon } from '#web/ground/window-salon.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Popover } from '#web/ui/popover.tsx';
import { popupItem } from '#web/ui/popup-style.ts';
import { Query } from '#web/ui/query.tsx';
import { hasUnsaved } from '#web/ui/unsaved.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';

export function SalonSwitch({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <Popover
      label={t('salons.label')}
      align="end"
      trigger={
        <button
          type="button"
          title={t('salons.label')}
          className="flex max-w-full min-w-0 items-center gap-2 rounded-control p-1 hover:bg-subtle"
        >
          {children}
          <ChevronDown aria-hidden strokeWidth={1.75} className="size-4 flex-none text-muted" />
        </button>
      }
    >
      <Salons />
    </Popover>
  );
}

/** The one used last first; this window's is marked. */
function Salons() {
  const { t } = useTranslation('app');
  const { profile } = useSession();
  const salons = useQuery(api.members.salons.queryOptions());
  const mayDiscard = useDiscardQuestion();
  const entering = useSave({
    send: ({ id }: { id: string }) => client.members.enter({ id }),
    onSaved: (_, { id }) => open(id),
    failure: (error) => t('salons.failed', { detail: failureDetail(error) }),
  });
  return (
    <Query query={salons} failure={(detail) => t('salons.loadFailed', { detail })} rows={2}>
      {(rows) => (
        <ul className="-m-2.5 grid min-w-60">
          {rows.map(({ id, business_name }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === profile.id || undefined}
                className={`${popupItem} text-left hover:bg-subtle focus-visible:bg-subtle`}
                onClick={async () => {
                  if (id !== profile.id && (!hasUnsaved() || (await mayDiscard()))) await entering.save({ id });
                }}
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{business_name}</span>
                {id === profile.id && <Check aria-hidden className="size-4.5 flex-none text-brand-text" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Query>
  );
}

/** As a new page: nothing of the salon before stays in the window. What is unsaved was asked about, so the browser need not ask again. */
function open(id: string): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  keepWindowSalon(id);
  location.assign(paths.dashboard);
}
