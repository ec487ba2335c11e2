import { expect, test } from 'vitest';
import { openLife, productsTaken } from './life.ts';

const place = {
  date: '2026-11-18',
  start_time: '09:00',
  end_time: '10:00',
  professional_id: 'rita',
  status: 'pendente',
  client_id: 'ana',
} as const;

test('what is not finalised has earned, taken and been paid nothing, whatever else is known of it', () => {
  const known = { ...place, payment_method: 'PIX', revenue: 100_00, stock_updated: true };
  expect(openLife(known)).toEqual({
    ...place,
    payment_method: null,
    revenue: 0,
    discount_value: 0,
    stock_updated: false,
    lines: [],
  });
});

test('products are taken once they are counted; of nothing, nothing is', () => {
  const used = { product_id: 'tintura', quantity_used: 10 };
  const line = {
    service_id: null,
    service_name: 'Cor',
    unit_price: 0,
    duration_minutes: 30,
    professional_id: null,
    commission_percent: null,
    commission_amount: null,
    products_used: [used],
  };
  expect(productsTaken({ stock_updated: true, lines: [line, line] })).toEqual([used, used]);
  expect(productsTaken({ stock_updated: false, lines: [line] })).toEqual([]);
  expect(productsTaken(null)).toEqual([]);
});
