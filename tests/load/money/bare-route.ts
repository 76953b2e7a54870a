// The cheapest answer that this machine can give over HTTP, as a measure for the others.
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';

export const startBareRoute = (): Promise<ServerProcess> =>
  startServerProcess('', '', 'tests/load/money/bare-route-child.ts');
