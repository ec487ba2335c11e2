import { Check, Lock } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const TEAM = [
  {
    staff: 1,
    name: 'Helena Prado',
    done: [
      { time: '09:00 – 10:00', client: 'Renata Vasconcelos', service: 'cut', place: 'top-[12px] h-[94px]' },
      { time: '10:00 – 11:30', client: 'Patrícia Moura', service: 'rootColour', place: 'top-[108px] h-[142px]' },
    ],
    coming: [{ time: '11:45 – 12:30', client: 'Marina Figueiredo', service: 'blowDry', place: 'top-[276px] h-[70px]' }],
    hasLunch: false,
  },
  {
    staff: 8,
    name: 'Rafael Nogueira',
    done: [{ time: '09:30 – 10:30', client: 'Thiago Ramos', service: 'cutAndBeard', place: 'top-[60px] h-[94px]' }],
    coming: [
      { time: '11:00 – 12:00', client: 'Eduardo Pacheco', service: 'cutAndBeard', place: 'top-[204px] h-[94px]' },
    ],
    hasLunch: true,
  },
  {
    staff: 7,
    name: 'Beatriz Lopes',
    done: [{ time: '09:30 – 10:15', client: 'Sônia Albuquerque', service: 'manicure', place: 'top-[60px] h-[70px]' }],
    coming: [
      { time: '10:15 – 11:45', client: 'Cláudia Bastos', service: 'handsAndFeet', place: 'top-[132px] h-[142px]' },
      { time: '12:00 – 13:00', client: 'Priscila Teles', service: 'gelNails', place: 'top-[300px] h-[94px]' },
    ],
    hasLunch: false,
  },
] as const;

/** A morning in the agenda, 96 px an hour: a picture, so the people are fixed and only their services are translated. */
export function AgendaWindow() {
  return (
    <div className="absolute top-[72px] left-4 h-[500px] w-[600px] overflow-hidden rounded-sheet bg-surface shadow-[0_24px_64px_rgb(0_0_0/0.4)] md:top-[104px] md:left-10">
      <div className="grid h-14 grid-cols-[44px_repeat(3,1fr)] border-b border-divider text-13 font-semibold">
        <span />
        {TEAM.map(({ staff, name }) => (
          <span key={staff} className="flex items-center gap-2 border-l border-divider px-2.5">
            <Avatar name={name} tone={staff} size="sm" />
            {name}
          </span>
        ))}
      </div>
      <div className="grid h-[440px] grid-cols-[44px_repeat(3,1fr)] text-xs text-muted">
        <ol className="pt-1 pr-2 text-right tabular-nums">
          {['09:00', '10:00', '11:00', '12:00', '13:00'].map((hour) => (
            <li key={hour} className="h-24">
              {hour}
            </li>
          ))}
        </ol>
        {TEAM.map((one) => (
          <StaffDay key={one.staff} {...one} />
        ))}
      </div>
    </div>
  );
}

function StaffDay({ staff, done, coming, hasLunch }: (typeof TEAM)[number]) {
  const { t } = useTranslation('benefits');
  const blocks = [
    ...done.map((block) => ({ ...block, isDone: true })),
    ...coming.map((block) => ({ ...block, isDone: false })),
  ];
  return (
    <div data-staff={staff} className="sample-hours relative border-l border-divider">
      {blocks.map((block) => (
        <div
          key={block.time}
          className={`absolute right-[5px] left-[3px] overflow-hidden rounded-control py-[5px] pr-2 pl-3 ${block.place} ${block.isDone ? 'sample-finished' : 'sample-appointment'}`}
        >
          <span className="flex justify-between gap-1.5 font-medium whitespace-nowrap tabular-nums">
            {block.time}
            {block.isDone && (
              <span className="flex items-center gap-1 font-semibold text-success-text">
                <Check size={13} strokeWidth={2.25} />
                {t('sample.done')}
              </span>
            )}
          </span>
          <span className="block truncate text-13 font-semibold text-text">{block.client}</span>
          <span className="block truncate">{t(`sample.${block.service}`)}</span>
        </div>
      ))}
      {hasLunch && (
        <div className="sample-blocked absolute top-[300px] right-[5px] left-[3px] h-[94px] rounded-control p-1.5">
          <span className="inline-flex items-center gap-1.5 rounded-control bg-surface px-2 py-0.5 font-medium text-block-text">
            <Lock size={13} />
            {t('sample.lunch')}
          </span>
        </div>
      )}
    </div>
  );
}
