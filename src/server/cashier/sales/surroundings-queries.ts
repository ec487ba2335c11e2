import { sql } from 'kysely';
import type { Seller, SoldProduct } from '#domain/cashier/draft-sale.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { productRows } from '#server/products/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { selectOpenSaleOf } from './queries.ts';
import type { SaleRecord } from './sale-record.ts';

export type Wanted = {
  client_id: string | null;
  appointment_id: string | null;
  products: string[];
  /** Who sold the products, and who did the services. */
  sellers: string[];
  services: string[];
  /** The appointment whose open sale is wanted too, with what that names. */
  open_sale_of: string | null;
  /** The sale whose services are wanted, whatever the form says. */
  sale_id: string | null;
};

type Client = { id: string | null; name: string };

export type Surroundings = {
  client: Client | null;
  /** With the client that it is for, and what became of it: whoever changes that has committed by now. */
  appointment: { client_id: string | null; client_name: string; status: string } | null;
  products: SoldProduct[];
  sellers: (Seller & { ativo: boolean; percent: number })[];
  services: { id: string; name: string; category: string }[];
  open_sale: SaleRecord | null;
};

/**
 * What a sale points at. It is held, so that nobody deletes it meanwhile; before the sale's own row, because who deletes a client takes the client
 * before the sales that name it.
 */
export async function readSurroundings(db: Database, wanted: Wanted): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    with client as (select id, name from ${clientRows.as('clients')} where id = ${wanted.client_id}::uuid for key share),
    item as (
      select product_id, seller_id from sale_items join sales on sales.user_id = sale_items.user_id and sales.id = sale_id
      where appointment_id = ${wanted.open_sale_of}::uuid and status = 'open'
    ),
    done as (
      select service_id, professional_id from sale_services join sales on sales.user_id = sale_services.user_id and sales.id = sale_id
      where (appointment_id = ${wanted.open_sale_of}::uuid or sales.id = ${wanted.sale_id}::uuid) and status = 'open'
    ),
    seller as (
      select id, funcao, ativo, product_commission_percent as percent from ${staffRows.as('staff')}
      where id = any(${wanted.sellers}::uuid[]) or id in (select seller_id from item) or id in (select professional_id from done) for key share
    ),
    service as (
      select id, name, category from ${serviceRows.as('services')}
      where id = any(${wanted.services}::uuid[]) or id in (select service_id from done) for key share
    ),
    product as (
      select id, name, product_type, ativo, base_unit, display_unit_label, unit_size_in_base from ${productRows.as('products')}
      where id = any(${wanted.products}::uuid[]) or id in (select product_id from item) for key share
    ),
    appointment as (
      select client_id, client_name, status from ${appointmentRows.as('appointments')}
      where id = ${wanted.appointment_id}::uuid for key share
    )
    select (select to_json(client) from client) as client,
      (select coalesce(json_agg(seller), '[]') from seller) as sellers,
      (select coalesce(json_agg(product), '[]') from product) as products,
      (select coalesce(json_agg(service), '[]') from service) as services,
      (select to_json(appointment) from appointment) as appointment,
      (select to_json(open) from (${selectOpenSaleOf(db, wanted.open_sale_of)}) as open) as open_sale`.execute(db);
  const [surroundings] = rows;
  if (!surroundings) throw new Error('A statement without a table answered no row.');
  return surroundings;
}
