import type { Log } from '../../core/log.ts';
import type { Database } from '../../db/connect.ts';
import type { ExchangeGateway } from '../../gateways/index.ts';

export type ExchangeDeps = {
  db: Database;
  exchange: ExchangeGateway;
  /** Time limit for the exchange. */
  gatewayTimeoutMs: number;
  log: Log;
};
