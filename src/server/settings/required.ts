// What a store in business cannot start without, named in one sentence, so that one start shows everything that is
// missing.
import type { StoreMode } from '#domain/store-mode.ts';
import { missingForPayments, missingForSupply, type StripeSettings, type SupplySettings } from '../gateways/index.ts';

/** The required environment variables, by their purpose. */
const needed = {
  PUBLIC_URL: 'the address that visitors use, https://store.example',
  SECRET: 'which secrets in the database are encrypted with',
  SMTP_URL: 'the mail server',
  MAIL_FROM: 'the sender of mail',
} as const;

/** What production needs as well, because every invoice must name it (Directive 2006/112/EC, Article 226). */
const neededOnInvoices = {
  SELLER_NAME: 'the legal name of the seller, for invoices',
  SELLER_STREET: 'the street of the seller, for invoices',
  SELLER_POSTAL_CODE: 'the postal code of the seller, for invoices',
  SELLER_CITY: 'the town of the seller, for invoices',
  SELLER_VAT_NUMBER: 'the VAT number of the seller, for invoices',
} as const;

type Name = keyof typeof needed | keyof typeof neededOnInvoices;
type Given = { STORE_MODE: StoreMode } & { [Needed in Name]?: unknown };
type Gateways = SupplySettings & { stripe?: StripeSettings };

const neededIn = (mode: StoreMode): [Name, string][] =>
  Object.entries(mode === 'production' ? { ...needed, ...neededOnInvoices } : needed) as [Name, string][];

const refuse = (mode: StoreMode, missing: readonly string[]): void => {
  if (missing.length > 0) throw new Error(`The ${mode} mode cannot start without: ${missing.join('; ')}.`);
};

const missingGateways = ({ stripe, ...suppliers }: Gateways): string[] => [
  ...missingForPayments(stripe),
  ...missingForSupply(suppliers),
];

/**
 * Fails without the gateways that this mode needs. Simulators are for a developer's own machine: anyone who knows their
 * addresses can decide payments.
 */
export const requireGateways = ({ mode, ...gateways }: Gateways & { mode: StoreMode }): void => {
  if (mode !== 'reference') refuse(mode, missingGateways(gateways));
};

/** Fails without the settings that this mode needs, and names missing gateways as well. */
export const requireSettings = (given: Given, gateways: () => Gateways): void => {
  const missing = neededIn(given.STORE_MODE)
    .filter(([name]) => given[name] === undefined)
    .map(([name, purpose]) => `${name}, ${purpose}`);
  if (given.STORE_MODE === 'reference' || missing.length === 0) return;
  refuse(given.STORE_MODE, [...missing, ...missingGateways(gateways())]);
};
