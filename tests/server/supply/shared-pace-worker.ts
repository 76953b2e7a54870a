// A process that calls a supplier as fast as its pace allows, and tells its parent when each turn came. It begins when it is told to.
import { once } from 'node:events';
import { connect, type Logins } from '#server/db/connect.ts';
import { createPace } from '#server/gateways/supply/pace.ts';

/** What the test gives it, as JSON. */
export type PaceWork = { logins: Logins; callsPerSecond: number; calls: number };

const { logins, callsPerSecond, calls } = JSON.parse(process.argv[2] ?? '') as PaceWork;
const db = connect(logins, { app: 1, system: calls });
const pace = createPace(db.system, 'a supplier', callsPerSecond, true);
// A first turn opens the connection.
await pace.turn(0, new AbortController().signal);
process.send?.('ready');
await once(process, 'message');

const { signal } = new AbortController();
const turns = Array.from({ length: calls }, async () => {
  await pace.turn(1, signal);
  return Date.now();
});
process.send?.(await Promise.all(turns));
await db.close();
process.disconnect?.();
