import { type SqlBool, sql } from 'kysely';
import type { Database } from './db.ts';

export type Searched = 'clients' | 'services' | 'products';

/** The last of all characters: what begins with "mar" lies between "mar" and "mar" followed by it. */
const LAST = '\u{10FFFF}';
const MOST_TERMS = 5;

/**
 * What a person typed, as the beginnings of words to look for; the longest first, because the fewest words begin with it. A phone is one
 * term, however it is written.
 */
export function searchTerms(typed: string): string[] {
  if (/^[\d\s+().-]*\d[\d\s+().-]*$/.test(typed)) return [typed.replaceAll(/\D/g, '')];
  const terms = typed.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean);
  return terms.sort((a, b) => b.length - a.length).slice(0, MOST_TERMS);
}

/**
 * The hits of a search as a table to join: id, word and search_name, to be sorted by word, search_name and id. A row is hit once, by the
 * first of its words that matches. The `offset 0` keeps the planner from turning "exists" into a join: after a large import, before the
 * statistics follow, it would compare every hit with every word of the salon. As it stands, each hit looks up its own few words.
 */
export function searchHits(db: Database, kind: Searched, [first = '', ...others]: string[]) {
  const from = sql<string>`app.search_text(${first})`;
  return db
    .selectFrom('search_words as hit')
    .select(['hit.id', 'hit.word', 'hit.search_name'])
    .where('hit.kind', '=', kind)
    .where('hit.word', '>=', from)
    .where('hit.word', '<', sql<string>`${from} || ${LAST}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_words as earlier')
            .select('earlier.id')
            .where('earlier.kind', '=', kind)
            .whereRef('earlier.id', '=', 'hit.id')
            .where('earlier.word', '>=', from)
            .whereRef('earlier.word', '<', 'hit.word')
            .offset(0),
        ),
      ),
    )
    .where(({ and, exists, selectFrom }) =>
      and(
        others.map((term) =>
          exists(
            selectFrom('search_words as other')
              .select('other.id')
              .where('other.kind', '=', kind)
              .whereRef('other.id', '=', 'hit.id')
              .where(
                sql<SqlBool>`other.word >= app.search_text(${term}) and other.word < app.search_text(${term}) || ${LAST}`,
              )
              .offset(0),
          ),
        ),
      ),
    );
}
