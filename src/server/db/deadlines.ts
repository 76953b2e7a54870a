// Time limits for the database. A frozen one neither answers nor closes its connections, so the limit is ours to set.

/** In milliseconds. */
export type DatabaseTime = {
  /** For one statement: the database itself ends it then. */
  statementMs: number;
  /** For its result to arrive. Longer than the former, so that it applies only when the database does not answer at all. */
  answerMs: number;
  /** For a connection of the pool to be free. */
  queueMs: number;
  /** For a new connection. */
  connectMs: number;
};

/** Together below the 60 s that a client waits, and above the 10 s that a statement may wait for a lock. */
export const databaseTime: DatabaseTime = { statementMs: 12_000, answerMs: 15_000, queueMs: 10_000, connectMs: 5_000 };

/** The same as options of the driver; our patch adds the first two (docs/decisions/0017-lost-connections.md). */
export const deadlinesOf = ({ answerMs, queueMs, connectMs }: DatabaseTime) => ({
  answer_timeout: answerMs / 1_000,
  queue_timeout: queueMs / 1_000,
  connect_timeout: connectMs / 1_000,
});
