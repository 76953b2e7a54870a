import type { Sum } from '#contract/operator/model/sum.ts';
import { fromMinor, type Minor } from '#domain/money.ts';

/** The API form of an amount in minor units. */
export const toSum = (amount: Minor, currencyCode: string): Sum => ({ value: fromMinor(amount), currencyCode });
