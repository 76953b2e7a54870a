import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { ExchangeGateway, PaymentGateways } from '../gateways/index.ts';

export type PaymentDeps = {
  db: Database;
  gateways: PaymentGateways;
  exchange: ExchangeGateway;
  /** How long the exchange is waited for. */
  gatewayTimeoutMs: number;
  /** The address visitors use: payment pages lead back to it and nowhere else. */
  publicUrl: string;
  /** Encrypts the tokens of stored cards. */
  secret: Buffer;
  /** Stands on receipts. */
  storeName: string;
  log: Log;
};
