import type { PackageState } from '#contract/operator/model/packageState.ts';
import { countriesMeant, namedExactly } from '#domain/country-search.ts';
import { NO_OFFER_FILTER } from '#domain/package-filter.ts';
import type { NamedPackage } from '#domain/package-name.ts';
import { findPackages, type Meant, regionsMeant, searchWords, withUnitApart } from '#domain/package-search.ts';
import type { Queryable, Sql } from '../../db/connect.ts';
import { uuidRange } from '../../db/uuid-range.ts';
import { byNameAndSize } from './package-order.ts';

/** The filters of an operator's search for packages; without any it finds all of them. */
export type PackageSearch = { search?: string; supplier?: string; state?: PackageState };

/** The state of a package, from the tables `wholesale w` and `product p`. */
export const stateOf = (sql: Queryable) => sql`
  case when not w.offered then 'VANISHED' when w.approved_at is null then 'WAITING'
    when p.active then 'ON_SALE' else 'OFF_SALE' end`;

/** An id is recognised by its first group: shorter beginnings are words, such as the code of a country. */
const ID_DIGITS_MIN = 8;

/**
 * Whether the name contains the word, or a country, the supplier's code or the id begins with it; '5gb' finds 5 GB.
 */
const found = (sql: Queryable, word: string) => {
  const ids = word.length < ID_DIGITS_MIN ? undefined : uuidRange(word);
  return sql`(
    strpos(folded(p.name), ${word}) > 0
    or strpos(' ' || folded(p.name), ${` ${withUnitApart(word)}`}) > 0
    or p.included_countries && ${countriesMeant(word)}
    or p.country_set = any(${regionsMeant(word)}::text[])
    or lower(p.supplier_package) ^@ ${word}
    ${ids ? sql`or p.id between ${ids.lowest} and ${ids.highest}` : sql``})`;
};

/** Whether each word is found, or the words together are the name of a country, such as Viet Nam. */
const isMeant = (sql: Queryable, search: string) => {
  const words = searchWords(search).map((word) => found(sql, word));
  const all = words.reduce((before, word) => sql`${before} and ${word}`, sql`true`);
  const named = [...namedExactly(search)];
  return named.length === 0 ? all : sql`(p.included_countries && ${named} or ${all})`;
};

/** The search as a condition on the tables `wholesale w` and `product p`. */
export const isFound = (sql: Queryable, { search = '', supplier, state }: PackageSearch) =>
  [
    isMeant(sql, search),
    ...(supplier === undefined ? [] : [sql`w.supplier = ${supplier}`]),
    ...(state === undefined ? [] : [sql`${stateOf(sql)} = ${state}`]),
  ].reduce((all, one) => sql`${all} and ${one}`, sql`true`);

/**
 * The rank of what a search found, on the table `product p`: packages of the one country that it names, then those whose name has
 * its words, then those of a region or another country that it means.
 */
export const rankOf = (sql: Queryable, search = '') => {
  const words = searchWords(search);
  if (words.length === 0) return sql`0::integer`;
  const named = [...[search, ...words].reduce((found, text) => found.union(namedExactly(text)), new Set<string>())];
  const inName = words
    .map((word) => sql`strpos(folded(p.name), ${word}) > 0 or strpos(folded(p.name), ${withUnitApart(word)}) > 0`)
    .reduce((before, word) => sql`${before} and (${word})`, sql`true`);
  return sql`case when cardinality(p.included_countries) = 1 and p.included_countries && ${named} then 0
    when ${inName} then 1 else 2 end`;
};

/** Every supplier that offers, or has offered, something. */
export const supplierNames = async (sql: Queryable): Promise<string[]> => {
  const rows = await sql<{ supplier: string }[]>`select distinct supplier from wholesale order by supplier`;
  return rows.map(({ supplier }) => supplier);
};

type Similar = { ids: string[]; meant: readonly Meant[] };

/** More than these are no help. */
const SIMILAR_MAX = 50;

/** What the words of a search would find with one other letter, the best first; undefined where that is nothing. */
export const findSimilar = async (
  sql: Sql,
  { search = '', ...others }: PackageSearch,
): Promise<Similar | undefined> => {
  const rows = await sql<{ id: string; name: string; facts: Omit<NamedPackage, 'name'> }[]>`
    select p.id, p.name, package_facts(p) as facts
    from product p join wholesale w on w.product_id = p.id
    where ${isFound(sql, others)} order by ${byNameAndSize(sql)}`;
  const items = rows.map(({ id, name, facts }) => Object.assign(facts, { id, name }));
  const { similar, meant } = findPackages(items, ({ name }) => name)({ ...NO_OFFER_FILTER, search });
  return meant && { ids: similar.slice(0, SIMILAR_MAX).map(({ id }) => id), meant };
};
