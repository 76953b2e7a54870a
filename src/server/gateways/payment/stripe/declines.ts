// Why Stripe says that a card was declined: https://docs.stripe.com/declines/codes, as of November 2026.
import { type CardRefusal, cardRefusalText } from '#domain/card-refusal.ts';

/**
 * By Stripe's codes of declines and errors. What a bank holds against its customer (a stolen card, suspected fraud) is a plain
 * decline, as Stripe asks: the thief need not know. So is a code that is not here.
 */
const REFUSALS: Readonly<Record<string, CardRefusal>> = {
  insufficient_funds: 'funds',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  expired_card: 'expired',
  incorrect_cvc: 'details',
  incorrect_number: 'details',
  invalid_account: 'details',
  invalid_cvc: 'details',
  invalid_expiry_month: 'details',
  invalid_expiry_year: 'details',
  invalid_number: 'details',
  card_not_supported: 'unsupported',
  not_permitted: 'unsupported',
  restricted_card: 'unsupported',
  service_not_allowed: 'unsupported',
  transaction_not_allowed: 'unsupported',
  currency_not_supported: 'currency',
  approve_with_id: 'bankAway',
  issuer_not_available: 'bankAway',
  processing_error: 'bankAway',
  reenter_transaction: 'bankAway',
  try_again_later: 'bankAway',
  call_issuer: 'askBank',
  do_not_honor: 'askBank',
  do_not_try_again: 'askBank',
  no_action_taken: 'askBank',
  revocation_of_all_authorizations: 'askBank',
  revocation_of_authorization: 'askBank',
  security_violation: 'askBank',
  stop_payment_order: 'askBank',
  authentication_not_handled: 'confirmation',
  authentication_required: 'confirmation',
  offline_pin_required: 'confirmation',
  online_or_offline_pin_required: 'confirmation',
  resource_missing: 'unknown',
};

export type Decline = { code?: string | null | undefined; declineCode?: string | null | undefined };

/** The reason in our words. The code of the decline says more than that of the error, which is often `card_declined`. */
export const declineText = ({ code, declineCode }: Decline): string =>
  cardRefusalText(REFUSALS[declineCode ?? ''] ?? REFUSALS[code ?? ''] ?? 'declined');
