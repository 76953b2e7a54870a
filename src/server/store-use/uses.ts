// What a database is used with, as far as it decides whether its money is real (decision 92).
import { createHash } from 'node:crypto';
import type { StoreMode } from '#domain/store-mode.ts';

export type Use = {
  what: 'mode' | 'stripe' | 'stripe account' | 'bank account';
  /** The value that is compared. */
  value: string;
  /** The name that people know it by, without anything secret. */
  label: string;
};

/** The settings that decide it. */
type UseSettings = {
  mode: StoreMode;
  stripe?: { secretKey: string };
  bankTransfer?: { iban: string };
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The country and the last digits of an account number. */
const shortened = (iban: string): string => `${iban.slice(0, 2)}…${iban.slice(-4)}`;

/** A key shows whether it takes real money. A new key of the same account shows the same. */
const stripeUse = ({ secretKey }: { secretKey: string }): Use => {
  const value = /^.k_live_/.test(secretKey) ? 'live' : 'test';
  return { what: 'stripe', value, label: value === 'live' ? 'a live key' : 'a test key' };
};

export const usesOf = ({ mode, stripe, bankTransfer }: UseSettings): Use[] => [
  { what: 'mode', value: mode, label: mode },
  ...(stripe ? [stripeUse(stripe)] : []),
  ...(bankTransfer
    ? [{ what: 'bank account' as const, value: digestOf(bankTransfer.iban), label: shortened(bankTransfer.iban) }]
    : []),
];

export const accountUse = (id: string): Use => ({ what: 'stripe account', value: id, label: id });

/** Accounts are sometimes changed on purpose; test money never becomes real. */
export const isAccount = ({ what }: Pick<Use, 'what'>): boolean => what === 'stripe account' || what === 'bank account';
