import { useTranslation } from '#web/texts/use-translation.ts';

const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30'];
const chosen = '14:00';

/** What the salon's client sees on her phone when she books: a picture. */
export function BookingPhone() {
  const { t } = useTranslation('benefits');
  return (
    <div className="absolute right-4 -bottom-10 h-[360px] w-52 rounded-[32px] bg-[#131017] p-2 shadow-[0_24px_64px_rgb(0_0_0/0.5)] md:right-8 md:h-[420px] md:w-58 dark:bg-[#0b090e] dark:ring-1 dark:ring-white/15">
      <div className="h-full overflow-hidden rounded-3xl bg-page px-3 py-4 text-xs md:px-3.5 md:py-4.5 md:text-13">
        <p className="text-sm font-semibold">{t('sample.salon')}</p>
        <p className="text-muted">{t('sample.chooseTime')}</p>
        <ul className="mt-2.5 grid grid-cols-3 gap-1.5 font-medium tabular-nums">
          {times.map((time) => (
            <li
              key={time}
              className={`grid h-[34px] place-items-center rounded-control border ${time === chosen ? 'border-brand-fill bg-brand-fill text-on-brand' : 'border-divider bg-surface'}`}
            >
              {time}
            </li>
          ))}
        </ul>
        <div className="mt-4 border-t border-divider pt-3">
          <Line name={t('sample.cut')} price={t('sample.cutPrice')} />
          <Line name={t('sample.blowDry')} price={t('sample.blowDryPrice')} />
          <div className="mt-1 text-sm font-semibold">
            <Line name={t('sample.total')} price={t('sample.totalPrice')} />
          </div>
        </div>
        <p className="mt-3 grid h-10 place-items-center rounded-control bg-brand-fill text-13 font-medium text-on-brand md:text-sm">
          {t('sample.confirm')}
        </p>
      </div>
    </div>
  );
}

function Line(props: { name: string; price: string }) {
  return (
    <p className="mt-1 flex justify-between gap-2 whitespace-nowrap">
      <span>{props.name}</span>
      <span className="tabular-nums">{props.price}</span>
    </p>
  );
}
