import * as z from 'zod/mini';
import { SOLD_UNITS } from '#domain/cashier/sale.ts';
import { WARNING_KINDS } from '#domain/clients/warnings.ts';
import { BASE_UNITS } from '#domain/products/units.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { discountErrors, stockErrors, timeErrors } from '../agenda/appointments.ts';
import { notFound, passwordErrors, repeatErrors } from '../errors.ts';
import { get, post, put, refusable, rowId } from '../operation.ts';
import { done } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import {
  changeSaleInput,
  correctMethodInput,
  createSaleInput,
  finaliseSaleInput,
  finishComandaInput,
  receiveInput,
  voidSaleInput,
} from './forms.ts';

const saleItem = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  quantity: z.number(),
  sold_unit: z.enum(SOLD_UNITS),
  /** In cents: of the package. */
  unit_price: z.int(),
  /** Of the line, in cents: its own discount, and what is left. */
  discount: z.int(),
  /** Where it was entered as a percentage. */
  discount_percent: z.nullable(z.number()),
  value: z.int(),
  seller_id: z.nullable(z.uuid()),
  seller_name: z.nullable(z.string()),
  /** How the product is measured, so that the screen can offer its units and compute as the server does. */
  base_unit: z.enum(BASE_UNITS),
  display_unit_label: z.string(),
  unit_size_in_base: z.nullable(z.number()),
  stock_quantity_base: z.number(),
});

/** A service that was sold on the spot: it takes no time in the agenda. */
const saleService = z.object({
  /** Null once the service is deleted. */
  service_id: z.nullable(z.uuid()),
  service_name: z.string(),
  professional_id: z.nullable(z.uuid()),
  professional_name: z.nullable(z.string()),
  professional_color: z.nullable(z.string()),
  /** In cents: before the line's own discount, the discount, and what is left. */
  list_price: z.int(),
  discount: z.int(),
  /** Where it was entered as a percentage. */
  discount_percent: z.nullable(z.number()),
  unit_price: z.int(),
});

export const payment = z.object({
  id: z.uuid(),
  method: z.enum(CLIENT_PAYMENT_METHODS),
  amount: z.int(),
  /** What it carried besides, for a professional: no revenue. The name is null once that person is deleted. */
  tip: z.int(),
  tip_name: z.nullable(z.string()),
  fee: z.int(),
  /** When it was received; null while it still is to be. */
  received_at: z.nullable(z.string()),
});

const voided = z.object({ day: z.string(), reason: z.string(), voided_at: z.string() });

const sale = z.object({
  id: z.uuid(),
  version: z.string(),
  /** Counted in each salon from one. */
  number: z.int(),
  status: z.enum(['open', 'cancelled', 'finalised']),
  appointment_id: z.nullable(z.uuid()),
  client_id: z.nullable(z.uuid()),
  client_name: z.string(),
  client_phone: shownTo('client_contacts', z.nullable(z.string()), null),
  created_at: z.string(),
  finalized_at: z.nullable(z.string()),
  discount: z.int(),
  /** Where the discount was entered as a percentage. */
  discount_percent: z.nullable(z.number()),
  /** Services and products. */
  subtotal: z.int(),
  total: z.int(),
  items: z.array(saleItem),
  services: z.array(saleService),
  payments: z.array(payment),
  voided: z.nullable(voided),
});

/** Of the appointment only what the comanda shows: its services are changed in the agenda. */
const comanda = z.object({
  appointment: z.object({
    id: z.uuid(),
    version: z.string(),
    date: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    status: z.enum(['pendente', 'finalizado', 'cancelado']),
    client_id: z.nullable(z.uuid()),
    client_name: z.string(),
    client_phone: shownTo('client_contacts', z.nullable(z.string()), null),
    client_warnings: z.array(
      z.object({ id: z.uuid(), kind: z.enum(WARNING_KINDS), title: z.string(), note: z.string() }),
    ),
    professional_id: z.nullable(z.uuid()),
    professional_name: z.string(),
    professional_color: z.nullable(z.string()),
    lines: z.array(
      z.object({
        service_name: z.string(),
        /** In cents: after the line's own discount, and that discount. */
        unit_price: z.int(),
        discount: z.int(),
        /** Agreed on each time, so that any price may be typed; false where the service is gone. */
        preco_variavel: z.boolean(),
        duration_minutes: z.int(),
        professional_name: z.string(),
        professional_color: z.nullable(z.string()),
      }),
    ),
    discount: z.int(),
    /** What the services cost after their own discount. */
    revenue: z.int(),
    payments: z.array(payment),
  }),
  /** The open sale, else the latest finalised one; null where nothing was added yet. */
  sale: z.nullable(sale),
  /** Every finalised sale of the appointment, the earliest first, also those that were taken back. They stay paid when it is reopened. */
  paid_sales: z.array(sale),
});

/** The document's ticket summary, with what the appointment itself costs. */
const ticket = z.object({
  appointment_id: z.uuid(),
  /** Null where no sale is open. */
  id: z.nullable(z.uuid()),
  item_count: z.int(),
  /** The first of them. */
  items: z.array(z.object({ quantity: z.number(), unit_label: z.string(), name: z.string(), value: z.int() })),
  subtotal: z.int(),
  discount: z.int(),
  total: z.int(),
  /** Services and products together. */
  to_pay: z.int(),
  appointment_version: z.string(),
  sale_version: z.nullable(z.string()),
  has_client: z.boolean(),
  /** Sales of the appointment that were paid before and not taken back: no part of `to_pay`. */
  paid_sales: z.array(z.object({ id: z.uuid(), number: z.int(), total: z.int() })),
  /** What of the finalised appointment and of those sales is still owed. */
  to_receive: z.int(),
});

/** What the salon offers, for the search of a sale. */
const sellableService = z.object({
  id: z.uuid(),
  name: z.string(),
  price: z.int(),
  /** Agreed on each time. */
  preco_variavel: z.boolean(),
  duration_minutes: z.int(),
  /** Active professionals who do it and did it lately, the most frequent first. */
  professionals: z.array(z.uuid()),
  /** Active professionals who do it; null where everybody does. */
  done_by: z.nullable(z.array(z.uuid())),
  /** Who asks another price for it. */
  own_prices: z.array(z.object({ staff_id: z.uuid(), price: z.int() })),
});

export type Sale = z.infer<typeof sale>;
export type SaleItem = z.infer<typeof saleItem>;
export type SaleService = z.infer<typeof saleService>;
export type SellableService = z.infer<typeof sellableService>;
export type Payment = z.infer<typeof payment>;
export type Comanda = z.infer<typeof comanda>;
export type Ticket = z.infer<typeof ticket>;

/** What a sale may be refused for while it is open. */
const saleErrors = {
  ...notFound,
  /** Somebody changed it after it was read. */
  STALE: { status: 409 },
  /** It was finalised or cancelled meanwhile. */
  NOT_OPEN: { status: 409 },
  PRODUCT_NOT_FOUND: { status: 404 },
  SERVICE_NOT_FOUND: { status: 404 },
  /** Only products for resale are sold. */
  INTERNAL_PRODUCT: { status: 409, data: z.object({ product: z.string() }) },
};

const finishErrors = {
  ...saleErrors,
  ...repeatErrors,
  SALE_HAS_NO_ITEMS: { status: 409 },
  /** The parts do not add up to what is due. */
  PAYMENTS_DIFFER: { status: 409, data: z.object({ missing: z.int() }) },
  /** To be received later, but from whom? */
  CLIENT_REQUIRED: { status: 409 },
  /** A tip is paid now: what is paid later does not reach for it. */
  TIP_UNPAID: { status: 409 },
  PERIOD_CLOSED: { status: 409 },
  /** There is not so much of this product: `left` is in the unit that is named. Nothing was done. */
  OUT_OF_STOCK: { status: 409, data: z.object({ product: z.string(), left: z.number(), unit_label: z.string() }) },
};

/** Sales and comandas. */
export const salesContract = {
  tickets: post('/cashier/tickets', 'payments', 'What the tickets of these appointments hold')
    .input(z.object({ appointments: z.array(z.uuid()).check(z.maxLength(200)) }))
    .output(z.array(ticket)),
  sellableServices: get('/cashier/services', 'payments', 'The services that can be sold, by name').output(
    z.array(sellableService),
  ),
  comanda: get('/cashier/appointments/{id}/comanda', 'payments', 'An appointment with its sale')
    .errors(notFound)
    .input(rowId)
    .output(comanda),
  readSale: get('/cashier/sales/{id}', 'payments', 'A sale with its items and payments')
    .errors(notFound)
    .input(rowId)
    .output(sale),
  createSale: post(
    '/cashier/sales',
    'payments',
    'Begin a sale with its first items; an appointment that has an open one answers that',
  )
    .errors({ ...saleErrors, ...discountErrors, SALE_HAS_NO_ITEMS: { status: 409 } })
    .input(createSaleInput)
    .output(sale),
  changeSale: put('/cashier/sales/{id}', 'payments', 'Change the items, discount and client of an open sale')
    .errors({ ...saleErrors, ...discountErrors })
    .input(changeSaleInput)
    .output(sale),
  cancelSale: post('/cashier/sales/{id}/cancel', 'payments', 'Cancel an open sale')
    .errors({ ...notFound, NOT_OPEN: { status: 409 } })
    .input(rowId)
    .output(done),
  finaliseSale: post(
    '/cashier/sales/{id}/finalise',
    'payments',
    'Finish a sale: its products leave the shelf, once. Takes an Idempotency-Key',
  )
    .errors(finishErrors)
    .input(finaliseSaleInput)
    .output(sale),
  finishComanda: post(
    '/cashier/appointments/{id}/finish',
    'payments',
    'Finish an appointment and its sale together, paid in the same way. Takes an Idempotency-Key',
  )
    .errors({ ...finishErrors, ...timeErrors, ...stockErrors, ...discountErrors })
    .input(finishComandaInput)
    .output(z.object({ comanda, below_zero: z.array(z.string()) })),
  voidSale: post(
    '/cashier/sales/{id}/void',
    'corrections',
    "Take a finalised sale back, today and once, with the account's password and a reason",
  )
    .errors({
      ...passwordErrors,
      NOT_FINALISED: { status: 409 },
      ALREADY_VOIDED: { status: 409 },
      PERIOD_CLOSED: { status: 409 },
      STOCK_REFUSED: stockErrors.STOCK_REFUSED,
    })
    .input(voidSaleInput)
    .output(sale),
  receive: post('/cashier/payments/{id}/receive', 'payments', 'Receive what was to be received, or a piece of it')
    .errors({ ...notFound, ALREADY_RECEIVED: { status: 409 }, TOO_MUCH: { status: 409 } })
    .input(receiveInput)
    .output(z.array(payment)),
  correctMethod: put(
    '/cashier/payments/{id}/method',
    'corrections',
    'Correct how one part of an appointment or a sale was paid; amount, day and moment stay',
  )
    .errors({
      ...notFound,
      /** Somebody corrected it after it was read. */
      STALE: { status: 409 },
      CLIENT_REQUIRED: { status: 409 },
      /** It was received in a cash day that is closed, and is cash or would be. */
      CASH_DAY_CLOSED: { status: 409 },
      /** It carried a tip, which cannot be paid later. */
      HAS_TIP: { status: 409 },
    })
    .input(correctMethodInput)
    .output(z.array(payment)),
};

/** The document's procedure: it takes the payment rows that the open sale has. */
export const cashierRpc = {
  finalizeSale: post(
    '/rpc/finalize_sale',
    'payments',
    'Finalise a sale with the payments saved on it. Takes an Idempotency-Key',
  )
    .errors(repeatErrors)
    .input(z.object({ p_user_id: z.uuid(), p_sale_id: z.uuid() }))
    .output(z.object(refusable)),
};
