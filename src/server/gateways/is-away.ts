// Whether a provider is away, or has answered what it was asked.
import { isNetworkFault } from '../core/say-error.ts';
import { GatewayTimeout } from './time-limit.ts';

const TOO_MANY = 429;
const FIRST_FAULT_OF_SERVER = 500;

/** Of Stripe's library, and of ours where an answer was no answer. */
const isNoAnswer = (error: object): boolean =>
  ('statusCode' in error &&
    typeof error.statusCode === 'number' &&
    (error.statusCode === TOO_MANY || error.statusCode >= FIRST_FAULT_OF_SERVER)) ||
  ('type' in error && error.type === 'StripeConnectionError');

/** Whether a call failed because the provider could not be reached, did not answer in time, or has a fault of its own. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof GatewayTimeout || isNetworkFault(error) || isNoAnswer(error) || isAway(error.cause));
