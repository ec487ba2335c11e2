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
            className="flex flex-col-reverse justify-end border-divider py-5 pl-4 odd:pl-0 even:border-l last:col-span-2 max-lg:[&:nth-child(n+3)]:border-t lg:border-l lg:px-6 lg:py-8 lg:odd:pl-6 lg:first:border-l-0 lg:first:pl-0 lg:last:col-span-1"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="text-2xl font-semibold lg:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
