import type { Amount } from '#contract/operator/model/amount.ts';
import { fromMinor, type Minor } from '#domain/money.ts';

/** The API form of an amount in minor units. */
export const toAmount = (minor: Minor, currency: string): Amount => ({ value: fromMinor(minor), currency });
