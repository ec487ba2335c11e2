import type { Payment, Sale, SaleItem, SaleService } from '#contract/cashier/sales.ts';
import { saleTotals } from '#domain/cashier/sale.ts';
import { cents, centsFromDecimal } from '#domain/shared/money.ts';
import { instantFrom } from '#server/kernel/database/written-times.ts';
import { type PaymentRecord, toPayment } from '#server/payments/payment-record.ts';

type ItemRecord = Pick<SaleItem, 'product_id' | 'product_name' | 'seller_id' | 'seller_name' | 'display_unit_label'> & {
  quantity: string;
  sold_unit: string;
  unit_price: string;
  discount: string;
  discount_percent: string | null;
  value: string;
  base_unit: string;
  unit_size_in_base: string | null;
  stock_quantity_base: string;
};

type ServiceRecord = Omit<SaleService, 'list_price' | 'discount' | 'unit_price' | 'discount_percent'> & {
  list_price: string;
  discount: string;
  discount_percent: string | null;
  unit_price: string;
};

/** As `selectSales` answers it, by itself or inside JSON, where amounts would become floats: so they are text. */
export type SaleRecord = Pick<
  Sale,
  'id' | 'version' | 'number' | 'appointment_id' | 'client_id' | 'client_name' | 'client_phone'
> & {
  status: string;
  created_at: string;
  finalized_at: string | null;
  discount: string;
  discount_percent: string | null;
  items: ItemRecord[];
  services: ServiceRecord[];
  payments: PaymentRecord[];
  voided: { day: string; reason: string; voided_at: string } | null;
};

export function toSale(record: SaleRecord): Sale {
  const discount = centsFromDecimal(record.discount);
  const items = record.items.map(toItem);
  const services = record.services.map(toService);
  return {
    ...record,
    status: record.status as Sale['status'],
    created_at: instantFrom(record.created_at),
    finalized_at: record.finalized_at && instantFrom(record.finalized_at),
    discount,
    discount_percent: percentFrom(record.discount_percent),
    ...saleTotals(
      [...services.map(({ unit_price }) => cents(unit_price)), ...items.map(({ value }) => cents(value))],
      discount,
    ),
    items,
    services,
    payments: record.payments.map(toPayment) as Payment[],
    voided: record.voided && { ...record.voided, voided_at: instantFrom(record.voided.voided_at) },
  };
}

const percentFrom = (percent: string | null) => (percent === null ? null : Number(percent));

function toService(line: ServiceRecord): SaleService {
  return {
    ...line,
    list_price: centsFromDecimal(line.list_price),
    discount: centsFromDecimal(line.discount),
    discount_percent: percentFrom(line.discount_percent),
    unit_price: centsFromDecimal(line.unit_price),
  };
}

function toItem(item: ItemRecord): SaleItem {
  return {
    ...item,
    quantity: Number(item.quantity),
    sold_unit: item.sold_unit as SaleItem['sold_unit'],
    unit_price: centsFromDecimal(item.unit_price),
    discount: centsFromDecimal(item.discount),
    discount_percent: percentFrom(item.discount_percent),
    value: centsFromDecimal(item.value),
    base_unit: item.base_unit as SaleItem['base_unit'],
    unit_size_in_base: item.unit_size_in_base === null ? null : Number(item.unit_size_in_base),
    stock_quantity_base: Number(item.stock_quantity_base),
  };
}
