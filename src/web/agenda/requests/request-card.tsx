import { Check, UserX, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AgendaProfessional } from '#contract/agenda/appointments.ts';
import type { AgendaRequest } from '#contract/agenda/requests.ts';
import { paths } from '#contract/paths.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import type { Cents } from '#domain/shared/money.ts';
import { formatLongDate } from '#domain/shared/time.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { withDate } from '../address.ts';
import { AnswerButton } from './request-buttons.tsx';
import { useRequestDecision } from './use-request-decision.ts';

type Props = { request: AgendaRequest; professionals: readonly AgendaProfessional[] };

/** A request, and the owner's answer: approve it with a professional, or refuse it. */
export function RequestCard({ request, professionals }: Props) {
  const { t, language } = useTranslation('agenda');
  const format = useFormat();
  const address = withDate(new URLSearchParams(), request.date, useSalonToday());
  return (
    <Card className="grid gap-4 p-6 max-md:p-4 md:grid-cols-[minmax(0,1fr)_280px] md:gap-8">
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base font-semibold break-words">{request.client_name}</h2>
          <Badge tone="pending">{t('status.aguardando')}</Badge>
          {request.professional_id === null && <Badge icon={UserX}>{t('requests.noProfessional')}</Badge>}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            {formatLongDate(request.date, language)},{' '}
            <span className="whitespace-nowrap tabular-nums">
              {request.start_time}–{request.end_time}
            </span>
          </span>
          <TextLink render={<Link to={`${paths.agendaDay}?${address}`} />}>{t('requests.showDay')}</TextLink>
        </p>
        {request.client_phone && (
          <p>
            <WhatsappLink phone={request.client_phone} />
          </p>
        )}
        <Services request={request} />
        <p className="text-13 text-muted">{t('requests.askedOn', { moment: format.moment(request.created_at) })}</p>
      </div>
      <Decision request={request} professionals={professionals} />
    </Card>
  );
}

function Services({ request: { lines, full_price } }: { request: AgendaRequest }) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  // One open price leaves the sum open, as on the booking pages.
  const isOpen = lines.some(({ unit_price }) => unit_price === 0);
  return (
    <ul className="grid max-w-md gap-1 text-sm">
      {[...lines.entries()].map(([position, line]) => (
        <li key={position} className="flex gap-3">
          <span className="min-w-0 flex-1 break-words">
            {line.service_name} <span className="text-muted">{formatDuration(line.duration_minutes)}</span>
          </span>
          <span className="tabular-nums">
            {line.unit_price === 0 ? t('requests.priceOpen') : format.money(line.unit_price as Cents)}
          </span>
        </li>
      ))}
      {lines.length > 1 && (
        <li className="flex gap-3 border-t border-divider pt-1 font-medium">
          <span className="flex-1">{t('requests.total')}</span>
          <span className="tabular-nums">{isOpen ? t('requests.totalOpen') : format.money(full_price as Cents)}</span>
        </li>
      )}
    </ul>
  );
}

function Decision({ request, professionals }: Props) {
  const { t } = useTranslation('agenda');
  const decision = useRequestDecision();
  const [chosen, setChosen] = useState(request.professional_id ?? '');
  const [isMissing, setMissing] = useState(false);
  const name = request.client_name;
  // Whoever does it comes first; the others may be chosen all the same.
  const isOdd = ({ id }: AgendaProfessional) => request.doers !== null && !request.doers.includes(id);

  function approve() {
    setMissing(chosen === '');
    if (chosen) decision.approve(request, chosen);
  }

  return (
    <div className="grid content-start gap-3">
      <NativeSelect
        label={t('requests.professional', { name })}
        placeholder={t('requests.chooseProfessional')}
        options={professionals
          .toSorted((a, b) => Number(isOdd(a)) - Number(isOdd(b)))
          .map((one) => ({ value: one.id, label: one.nome, ...(isOdd(one) && { group: t('requests.doNotDo') }) }))}
        value={chosen}
        error={isMissing ? t('requests.professionalRequired') : undefined}
        onChange={(event) => {
          setChosen(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex gap-2 [&>button]:flex-1">
        <AnswerButton answer="refuse" name={name} variant="danger" icon={X} onClick={() => decision.refuse(request)} />
        <AnswerButton
          answer="approve"
          name={name}
          variant="primary"
          icon={Check}
          loading={decision.isDeciding}
          onClick={approve}
        />
      </div>
    </div>
  );
}
