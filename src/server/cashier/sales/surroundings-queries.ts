import { sql } from 'kysely';
import type { Seller, SoldProduct } from '#domain/cashier/draft-sale.ts';
import type { Database } from '#server/kernel/database/db.ts';

export type Wanted = {
  client_id: string | null;
  appointment_id: string | null;
  products: string[];
  sellers: string[];
};

type Client = { id: string | null; name: string };

export type Surroundings = {
  client: Client | null;
  /** With the client that it is for, and what became of it: whoever changes that has committed by now. */
  appointment: { client_id: string | null; client_name: string; status: string } | null;
  products: SoldProduct[];
  sellers: Seller[];
};

/**
 * What a sale points at. It is held, so that nobody deletes it meanwhile; before the sale's own row, because who deletes a client takes the client
 * before the sales that name it.
 */
export async function readSurroundings(db: Database, wanted: Wanted): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    with client as (select id, name from clients where id = ${wanted.client_id}::uuid for key share),
    seller as (select id, funcao from staff where id = any(${wanted.sellers}::uuid[]) for key share),
    product as (
      select id, name, product_type, ativo, base_unit, display_unit_label, unit_size_in_base from products
      where id = any(${wanted.products}::uuid[]) for key share
    ),
    appointment as (
      select client_id, client_name, status from appointments where id = ${wanted.appointment_id}::uuid for key share
    )
    select (select to_json(client) from client) as client,
      (select coalesce(json_agg(seller), '[]') from seller) as sellers,
      (select coalesce(json_agg(product), '[]') from product) as products,
      (select to_json(appointment) from appointment) as appointment`.execute(db);
  const [surroundings] = rows;
  if (!surroundings) throw new Error('A statement without a table answered no row.');
  return surroundings;
}
