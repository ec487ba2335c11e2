import { useCallback } from 'react';
import type { LineForm } from '#contract/agenda/appointments-forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { doesService, termsWith } from '#domain/services/who-does-what.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { cents } from '#domain/shared/money.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { NewServiceLater } from '#web/services/new-service-later.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';

type Choice = Pick<Service, 'id' | 'name'> & Partial<Service>;

type Props = {
  label: string;
  line: LineForm;
  /** Who does the line; empty as long as nobody is chosen. */
  staffId: string;
  /** Somebody asked for this line just now. */
  takesFocus: boolean;
  onChange: (service: Service | null) => void;
  error?: string;
};

const MOST = 50;

/** First what they do. */
async function search(text: string, staffId: string): Promise<Choice[]> {
  const { rows } = await queryClient.fetchQuery(
    api.services.list.queryOptions({ input: { search: text || undefined } }),
  );
  return rows.toSorted((a, b) => Number(isOdd(a, staffId)) - Number(isOdd(b, staffId)));
}

/** Somebody else does it. */
const isOdd = (service: Service, staffId: string) => staffId !== '' && !doesService(service, staffId);

export function ServicePicker({ label, line, staffId, takesFocus, onChange, error }: Props) {
  const { t } = useTranslation(['agenda', 'app']);
  const { money } = useFormat();
  const may = useMay();
  const creation = useOverlay<string>();
  // A service that was deleted since has no id, but the line still says its name.
  const value = line.service_name ? { id: line.service_id ?? '', name: line.service_name } : null;
  const searchFor = useCallback((text: string) => search(text, staffId), [staffId]);
  function detail(service: Choice) {
    if (!isWhole(service)) return false;
    const { price, duration_minutes } = termsWith(service, staffId);
    const cost = service.preco_variavel ? t('sheet.variablePrice') : money(cents(price));
    const terms = `${formatDuration(duration_minutes)} · ${cost}`;
    return isOdd(service, staffId) ? `${t('sheet.somebodyElse')} · ${terms}` : terms;
  }
  return (
    <>
      <Combobox<Choice>
        ref={takesFocus ? focusOn : undefined}
        label={label}
        hideLabel
        className="flex-1"
        placeholder={t('sheet.servicePlaceholder')}
        required
        value={value}
        onChange={(service) => onChange(isWhole(service) ? service : null)}
        search={searchFor}
        limit={MOST}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={detail}
        create={
          may('services') ? { label: (text) => t('app:createService', { text }), onCreate: creation.open } : undefined
        }
        error={error}
      />
      <NewServiceLater key={creation.turn} {...creation.state} name={creation.what ?? ''} onSaved={onChange} />
    </>
  );
}

const isWhole = (service: Choice | null): service is Service => service?.price !== undefined;
