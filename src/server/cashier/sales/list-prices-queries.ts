import { sql } from 'kysely';
import type { Offered } from '#domain/services/who-does-what.ts';
import { type Cents, centsFromDecimal } from '#domain/shared/money.ts';
import { type OfferedRecord, selectOffered, toOffered } from '#server/agenda/offered-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { productRows } from '#server/products/lent-select.ts';

export type ListPrices = {
  products: ReadonlyMap<string, Cents>;
  services: ReadonlyMap<string, Offered>;
};

/** What these cost by the salon's list; what is gone has no price there. */
export async function readListPrices(db: Database, products: string[], services: string[]): Promise<ListPrices> {
  const offered = selectOffered().select('service.id').where('service.id', '=', sql<string>`any(${services}::uuid[])`);
  const { rows } = await sql<{
    products: { id: string; price: string }[];
    services: (OfferedRecord & { id: string })[];
  }>`
    select (select coalesce(json_agg(json_build_object('id', id, 'price', price::text)), '[]')
        from ${productRows.as('products')} where id = any(${products}::uuid[])) as products,
      (select coalesce(json_agg(offered), '[]') from (${offered}) as offered) as services`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('A statement without a table answered no row.');
  return {
    products: new Map(read.products.map(({ id, price }) => [id, centsFromDecimal(price)])),
    services: new Map(read.services.map((service) => [service.id, toOffered(service)])),
  };
}
