import { useTranslation } from 'react-i18next';
import type { OpenSale } from '#contract/cashier/month.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';

/** What is said of an open sale: for whom, where it began and what it holds. */
export function useSaleWords() {
  const { t } = useTranslation('cashier');
  const { date } = useFormat();
  const today = useSalonToday();
  return {
    client: (sale: OpenSale) => sale.client_name || t('month.open.walkIn'),

    origin: ({ appointment, client_name }: OpenSale) => {
      if (!appointment) return t(client_name ? 'month.open.walkIn' : 'month.open.noClient');
      const time = appointment.start_time;
      if (appointment.date === today) return t('month.open.ofToday', { time });
      return t('month.open.ofDay', { date: date(appointment.date), time });
    },

    items: ({ appointment, products }: OpenSale) => {
      const services = appointment?.services ?? 0;
      const parts = [
        ...(services > 0 ? [t('month.open.services', { count: services })] : []),
        ...(products > 0 ? [t('month.open.products', { count: products })] : []),
      ];
      return parts.join(', ') || t('month.open.nothing');
    },
  };
}
