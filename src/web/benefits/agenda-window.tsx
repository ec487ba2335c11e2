import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';

type Block = { time: string; client: string; service: string; place: string; finished?: boolean };

/** A morning in the agenda, 96 px an hour: a picture, so the people are fixed and only their services are translated. */
export function AgendaWindow() {
  const { t } = useTranslation('benefits');
  return (
    <div className="absolute top-[72px] left-4 h-[500px] w-[600px] overflow-hidden rounded-sheet bg-surface shadow-[0_24px_64px_rgb(0_0_0/0.4)] md:top-[104px] md:left-10">
      <div className="grid h-14 grid-cols-[44px_repeat(3,1fr)] border-b border-divider text-13 font-semibold">
        <span />
        <StaffHead staff={1} name="Helena Prado" />
        <StaffHead staff={8} name="Rafael Nogueira" />
        <StaffHead staff={7} name="Beatriz Lopes" />
      </div>
      <div className="grid h-[440px] grid-cols-[44px_repeat(3,1fr)] text-xs text-muted">
        <ol className="pt-1 pr-2 text-right tabular-nums">
          {['09:00', '10:00', '11:00', '12:00', '13:00'].map((hour) => (
            <li key={hour} className="h-24">
              {hour}
            </li>
          ))}
        </ol>
        <StaffDay
          staff={1}
          blocks={[
            {
              time: '09:00 – 10:00',
              client: 'Renata Vasconcelos',
              service: t('sample.cut'),
              place: 'top-[12px] h-[94px]',
              finished: true,
            },
            {
              time: '10:00 – 11:30',
              client: 'Patrícia Moura',
              service: t('sample.rootColour'),
              place: 'top-[108px] h-[142px]',
              finished: true,
            },
            {
              time: '11:45 – 12:30',
              client: 'Marina Figueiredo',
              service: t('sample.blowDry'),
              place: 'top-[276px] h-[70px]',
            },
          ]}
        />
        <StaffDay
          staff={8}
          blocks={[
            {
              time: '09:30 – 10:30',
              client: 'Thiago Ramos',
              service: t('sample.cutAndBeard'),
              place: 'top-[60px] h-[94px]',
              finished: true,
            },
            {
              time: '11:00 – 12:00',
              client: 'Eduardo Pacheco',
              service: t('sample.cutAndBeard'),
              place: 'top-[204px] h-[94px]',
            },
          ]}
          pause={t('sample.lunch')}
        />
        <StaffDay
          staff={7}
          blocks={[
            {
              time: '09:30 – 10:15',
              client: 'Sônia Albuquerque',
              service: t('sample.manicure'),
              place: 'top-[60px] h-[70px]',
              finished: true,
            },
            {
              time: '10:15 – 11:45',
              client: 'Cláudia Bastos',
              service: t('sample.handsAndFeet'),
              place: 'top-[132px] h-[142px]',
            },
            {
              time: '12:00 – 13:00',
              client: 'Priscila Teles',
              service: t('sample.gelNails'),
              place: 'top-[300px] h-[94px]',
            },
          ]}
        />
      </div>
    </div>
  );
}

function StaffHead(props: { staff: number; name: string }) {
  return (
    <span className="flex items-center gap-2 border-l border-divider px-2.5">
      <Avatar name={props.name} tone={props.staff} size="sm" />
      {props.name}
    </span>
  );
}

function StaffDay(props: { staff: number; blocks: Block[]; pause?: string }) {
  const { t } = useTranslation('benefits');
  return (
    <div data-staff={props.staff} className="sample-hours relative border-l border-divider">
      {props.blocks.map((block) => (
        <div
          key={block.time}
          className={`absolute right-[5px] left-[3px] overflow-hidden rounded-control py-[5px] pr-2 pl-3 ${block.place} ${block.finished ? 'sample-finished' : 'sample-appointment'}`}
        >
          <span className="flex justify-between gap-1.5 font-medium whitespace-nowrap tabular-nums">
            {block.time}
            {block.finished && (
              <span className="flex items-center gap-1 font-semibold text-success-text">
                <Check size={13} strokeWidth={2.25} />
                {t('sample.done')}
              </span>
            )}
          </span>
          <span className="block truncate text-13 font-semibold text-text">{block.client}</span>
          <span className="block truncate">{block.service}</span>
        </div>
      ))}
      {props.pause && (
        <div className="sample-blocked absolute top-[300px] right-[5px] left-[3px] h-[94px] rounded-control p-1.5">
          <span className="inline-flex items-center gap-1.5 rounded-control bg-surface px-2 py-0.5 font-medium text-block-text">
            <Lock size={13} />
            {props.pause}
          </span>
        </div>
      )}
    </div>
  );
}
