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

type Name = keyof typeof needed;
type Given = { STORE_MODE: StoreMode } & { [Needed in Name]?: unknown };
type Gateways = SupplySettings & { stripe?: StripeSettings };

const names = Object.keys(needed) as Name[];

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
  const missing = names.filter((name) => given[name] === undefined).map((name) => `${name}, ${needed[name]}`);
  if (given.STORE_MODE === 'reference' || missing.length === 0) return;
  refuse(given.STORE_MODE, [...missing, ...missingGateways(gateways())]);
};
