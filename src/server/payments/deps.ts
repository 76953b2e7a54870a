import type { StoreSecret } from '../core/encryption.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { ExchangeGateway, PaymentGateways, VatRegister } from '../gateways/index.ts';

export type PaymentDeps = {
  db: Database;
  gateways: PaymentGateways;
  exchange: ExchangeGateway;
  /** Time limit for the exchange. */
  gatewayTimeoutMs: number;
  /** The address visitors use: payment pages return only to it. */
  publicUrl: string;
  /** Encrypts the tokens of stored cards. */
  secret: StoreSecret;
  /** Where VAT numbers are checked. Absent: nowhere. */
  vatRegister?: VatRegister | undefined;
  /** Printed on receipts. */
  storeName: string;
  log: Log;
};
