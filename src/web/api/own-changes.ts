/**
 * For this long after a change of its own, a page asks for the newest state: a replica of the database, which answers
 * some lists, may not have the change yet (decision 118).
 */
const NEWEST_MS = 5_000;

let changedAt = Number.NEGATIVE_INFINITY;

/** Also after a change whose outcome is unknown. */
export const noteChange = (): void => {
  changedAt = performance.now();
};

/**
 * The browser sends `reload` as `Cache-Control: no-cache`, without asking another host for leave first. It sends
 * `max-age=0` by itself with every call that has a condition, so that says nothing.
 */
export const cacheMode = (): RequestCache => (performance.now() - changedAt < NEWEST_MS ? 'reload' : 'default');
