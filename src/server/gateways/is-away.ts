// Whether a provider is away, as opposed to having answered the call.
import { isNetworkFault } from '../core/say-error.ts';
import { GatewayTimeout } from './time-limit.ts';

const TOO_MANY = 429;
const FIRST_FAULT_OF_SERVER = 500;

/** Errors of Stripe's library, and ours for an answer that could not be read. */
const isNoAnswer = (error: object): boolean =>
  ('statusCode' in error &&
    typeof error.statusCode === 'number' &&
    (error.statusCode === TOO_MANY || error.statusCode >= FIRST_FAULT_OF_SERVER)) ||
  ('type' in error && error.type === 'StripeConnectionError');

/**
 * Whether a call failed because the provider could not be reached, did not answer in time, or has a fault of its own.
 */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof GatewayTimeout || isNetworkFault(error) || isNoAnswer(error) || isAway(error.cause));
