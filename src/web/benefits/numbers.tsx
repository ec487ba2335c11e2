import { useTranslation } from 'react-i18next';

export function Numbers() {
  const { t } = useTranslation('benefits');
  const numbers = [
    { value: t('numbers.professionals.value'), label: t('numbers.professionals.label') },
    { value: t('numbers.bookings.value'), label: t('numbers.bookings.label') },
    { value: t('numbers.satisfaction.value'), label: t('numbers.satisfaction.label') },
    { value: t('numbers.support.value'), label: t('numbers.support.label') },
    { value: t('numbers.setup.value'), label: t('numbers.setup.label') },
  ];
  return (
    <section aria-label={t('numbers.title')} className="border-y border-divider">
      <dl className="grid grid-cols-2 lg:grid-cols-5">
        {numbers.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-divider py-5 last:col-span-2 max-lg:even:border-l max-lg:even:pl-4 max-lg:nth-[n+3]:border-t lg:py-8 lg:pr-6 lg:not-first:border-l lg:not-first:pl-6 lg:last:col-span-1"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="text-2xl font-semibold lg:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
