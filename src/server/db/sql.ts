import type postgres from 'postgres';

/** bigint columns hold minor units of money and counters; both stay far below 2^53. */
type Types = { bigint: number };

export type Sql = postgres.Sql<Types>;
export type TransactionSql = postgres.TransactionSql<Types>;

/** What a query helper needs: a pool or a transaction. */
export type Queryable = Sql | TransactionSql;
