import { Check, Clock } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Strands } from '#web/ui/logo.tsx';

const day = [
  { time: '10:00', staff: 1, text: 'first', state: 'done' },
  { time: '11:00', staff: 8, text: 'second', state: undefined },
  { time: '12:00', staff: 2, text: 'third', state: 'pending' },
  { time: '13:30', staff: 4, text: 'fourth', state: undefined },
] as const;

/** A picture of a working day: decoration, so not read aloud, and always light, like a photo. */
export function BrandPanel() {
  const { t } = useTranslation('account');
  return (
    <aside
      aria-hidden="true"
      className="relative hidden flex-col justify-center overflow-hidden bg-brand-950 p-12 text-white min-[56.25rem]:flex"
    >
      <Strands />
      <div className="relative mx-auto w-full max-w-130">
        <p className="mb-8 text-3xl font-semibold text-balance">{t('panel.headline')}</p>
        <div className="rounded-sheet bg-white p-5 text-[#1d1a26] shadow-2">
          <div className="flex items-center justify-between">
            <span className="text-base font-semibold">{t('panel.day')}</span>
            <span className="rounded-full bg-[#f3e8ff] px-2 py-0.5 text-xs font-medium text-[#7e22ce]">
              {t('panel.count')}
            </span>
          </div>
          {day.map((appointment) => (
            <div
              key={appointment.time}
              className="mt-2 grid grid-cols-[48px_1fr] items-center gap-2 text-13 font-medium tabular-nums"
            >
              <span>{appointment.time}</span>
              <PanelAppointment {...appointment} />
            </div>
          ))}
        </div>
        <dl className="mt-10 flex justify-between gap-6">
          {(['professionals', 'bookings', 'satisfaction'] as const).map((fact) => (
            <div key={fact} className="flex flex-col-reverse">
              <dt className="text-sm text-[#d9c8ec]">{t(`panel.facts.${fact}`)}</dt>
              <dd className="text-2xl font-semibold">{t(`panel.numbers.${fact}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}

function PanelAppointment({ staff, state, text }: (typeof day)[number]) {
  const { t } = useTranslation('account');
  return (
    <div
      data-staff={staff}
      className={classNames(
        'rounded-control py-2.25 pr-3 pl-3.5 text-xs',
        state === 'pending' && 'border border-dashed border-[#c2410c] bg-[#ffedd5]',
        state === 'done' && 'border-l-4 border-[#15803d] bg-[color-mix(in_srgb,var(--pastel)_40%,#fff)]',
        !state && 'border-l-4 border-(--bar) bg-[color-mix(in_srgb,var(--pastel)_74%,#fff)]',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span className="text-sm font-semibold">{t(`panel.${text}.client`)}</span>
        {state === 'done' && (
          <span className="flex items-center gap-1 text-[#166534]">
            <Check className="size-3.5" />
            {t('panel.done')}
          </span>
        )}
        {state === 'pending' && (
          <span className="flex items-center gap-1 text-[#9a3412]">
            <Clock className="size-3.5" />
            {t('panel.waiting')}
          </span>
        )}
      </span>
      <span className="block font-normal text-[#423d4f]">{t(`panel.${text}.what`)}</span>
    </div>
  );
}
