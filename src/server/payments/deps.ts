import type { Database } from '../db/connect.ts';
import type { ExchangeGateway, PaymentGateways } from '../gateways/index.ts';
import type { Log } from '../core/log.ts';

export type PaymentDeps = {
  db: Database;
  gateways: PaymentGateways;
  exchange: ExchangeGateway;
  /** How long the exchange is waited for. */
  gatewayTimeoutMs: number;
  /** The address visitors use: payment pages lead back to it and nowhere else. */
  publicUrl: string;
  /** Seals the tokens of stored cards. */
  secret: Buffer;
  log: Log;
};
