// What a database is used with, as far as it decides whether its money is real (decision 92).
import { createHash } from 'node:crypto';
import type { StoreMode } from '#domain/store-mode.ts';

export type Use = {
  what: 'mode' | 'stripe' | 'stripe account' | 'bank account';
  /** What is compared. */
  value: string;
  /** As people know it, without anything secret. */
  label: string;
};

/** The settings that say it. */
type UseSettings = {
  mode: StoreMode;
  stripe?: { secretKey: string };
  bankTransfer?: { iban: string };
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Of an account number its country and its last digits. */
const shortened = (iban: string): string => `${iban.slice(0, 2)}…${iban.slice(-4)}`;

/** A key says by itself whether it takes real money; a new one of the same account says the same. */
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

/** Accounts are changed on purpose now and then; test money never becomes real. */
export const isAccount = ({ what }: Pick<Use, 'what'>): boolean => what === 'stripe account' || what === 'bank account';
