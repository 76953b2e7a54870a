// Time limits for the database. A frozen database neither answers nor closes its connections, so the limits are ours to
// set.

/** In milliseconds. */
export type DatabaseTime = {
  /** The longest that the database itself lets a statement run. */
  statementMs: number;
  /**
   * The longest wait for an answer. It exceeds the former, so that it applies only when the database does not answer at
   * all.
   */
  answerMs: number;
  /** The longest wait for a free connection of the pool. */
  queueMs: number;
  /** The longest wait for a new connection. */
  connectMs: number;
};

/** Together below the 60 s that a client waits, and above the 10 s that a statement may wait for a lock. */
export const databaseTime: DatabaseTime = { statementMs: 12_000, answerMs: 15_000, queueMs: 10_000, connectMs: 5_000 };

/** The same as options of the driver; our patch adds the first two (decision 17). */
export const deadlinesOf = ({ answerMs, queueMs, connectMs }: DatabaseTime) => ({
  answer_timeout: answerMs / 1_000,
  queue_timeout: queueMs / 1_000,
  connect_timeout: connectMs / 1_000,
});
