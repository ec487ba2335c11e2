import { type RawBuilder, type SqlBool, sql } from 'kysely';
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

/** Whether one of the words may be a part of a phone: who may not see phones finds nobody by them, not figure by figure either. */
export const looksForPhone = (terms: readonly string[]) => terms.some((term) => /^\p{N}+$/u.test(term));

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

/** So many words are read for a few hits, however many the salon has. */
const MOST_READ = 2_000;

/**
 * The first hits of a search, `id` and `word`, in brackets: for lists that show a few and no further page. What it reads has an end: of the longest word the first two
 * thousand in their order, of which the other words are looked up one by one. Who types a word that more begin with sees them at the next letter.
 */
export function fewHits(kind: Searched, [first = '', ...others]: string[], most: number) {
  const begun = sql`select hit.id, hit.word, hit.search_name from search_words as hit
    where hit.kind = ${kind} and ${begins(sql.ref('hit.word'), first)} order by hit.word, hit.search_name, hit.id limit ${MOST_READ}`;
  return sql<{ id: string; word: string; search_name: string }>`(
    select hit.id, min(hit.word) as word, hit.search_name from (${begun}) as hit where ${hasWords(kind, sql.ref('hit.id'), others)}
    group by hit.id, hit.search_name order by min(hit.word), hit.search_name, hit.id limit ${most})`;
}

/** Whether a row of that kind has words that begin with all of these. */
export function hasWords(kind: Searched, id: RawBuilder<unknown>, terms: readonly string[]) {
  const each = terms.map(
    (term) => sql`exists (select from search_words as other where other.kind = ${kind} and other.id = ${id}
      and ${begins(sql.ref('other.word'), term)} offset 0)`,
  );
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` and `)})` : sql<boolean>`true`;
}

/** The same of a name that is in no index. */
export function hasWordsIn(name: RawBuilder<unknown>, terms: readonly string[]) {
  const each = terms.map(
    (term) => sql`exists (select from app.words(app.search_text(${name})) as own where ${begins(sql`own`, term)})`,
  );
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` and `)})` : sql<boolean>`true`;
}

/** The text is folded once for a statement, however many words are compared with it. */
const begins = (word: RawBuilder<unknown>, term: string) =>
  sql<boolean>`${word} >= (select app.search_text(${term})) and ${word} < (select app.search_text(${term}) || ${LAST})`;
