import type { ProblemCode } from '#domain/refusal.ts';
import { fields } from './problem-fields.ts';

/** Why the server refused a call, by the code of the problem; the compiler names a code without a text. */
const refusals = {
  bad_request: {
    title: 'Not accepted',
    text: 'Something in this entry was not accepted. Please check it and try again.',
  },
  several_balances: {
    title: 'Which eSIM?',
    text: 'This customer has several eSIMs that fit. Please choose the one to top up.',
  },
  amount_too_large: {
    title: 'Amount too large',
    text: 'Buy for at most {{limit}} at once.',
  },
  too_many_units: {
    title: 'Too many units',
    text: 'Buy at most {{limit}} units of a package at once.',
  },
  exchange_code_wrong: {
    title: 'Not valid',
    text: 'The code or the password is not valid. Please try again.',
  },
  exchange_code_expired: {
    title: 'Code expired',
    text: 'The code is no longer valid. Please start again.',
  },
  exchange_account_locked: {
    title: 'Account locked',
    text: 'This account is locked. Please contact the exchange.',
  },
  unauthorized: {
    title: 'Signed out',
    text: 'Your session has ended. Please sign in again.',
  },
  email_missing: {
    title: 'No email address',
    text: 'The account that you signed in with has no email address, which the store needs.',
  },
  link_invalid: {
    title: 'Link invalid',
    text: "The link isn't valid anymore. Please contact your reseller.",
  },
  insufficient_credits: {
    title: 'Insufficient credits',
    text: 'You do not have sufficient credits to purchase the data package.',
  },
  credit_below_zero: {
    title: 'Credit below zero',
    text: 'Your credit is below zero because a payment was reversed. Top up your credit, then sell again.',
  },
  debt_in_other_currency: {
    title: 'Credit below zero',
    text: 'Your credit in another currency is below zero because a payment was reversed. Settle it, then sell again: the page of your credit shows how much it is.',
  },
  forbidden: {
    title: 'Not allowed',
    text: 'You are not allowed to do this.',
  },
  second_factor_required: {
    title: 'Second factor needed',
    text: 'Please sign in again, with your second factor.',
  },
  only_looking: {
    title: 'View only',
    text: 'You are only viewing this store, so this is not possible here. Leave the view to use your own.',
  },
  not_found: {
    title: 'Not found',
    text: 'This entry does not exist anymore.',
  },
  method_not_allowed: {
    title: 'Not possible',
    text: 'This cannot be done here. Please reload the page.',
  },
  request_still_running: {
    title: 'Still in progress',
    text: 'Your first attempt is still in progress. Please try again in a moment.',
  },
  reseller_suspended: {
    title: 'Selling suspended',
    text: 'Your account may not sell at the moment, and nothing was charged or changed. Your dashboard says why.',
  },
  out_of_stock: {
    title: 'Out of stock',
    text: "selected product can't be provided in the desired quantity",
  },
  price_changed: {
    title: 'Price changed',
    text: 'The price changed since your confirmation. Please try again.',
  },
  vat_added: {
    title: 'VAT added',
    text: 'The VAT number could not be confirmed, so VAT is added. The new total is {{total}}.',
  },
  customer_exists: {
    title: 'Could not create customer',
    text: 'The customer could not be added. The email address may already be in use. Please top up the existing customer instead.',
  },
  email_in_use: {
    title: 'Email address already in use!',
    text: 'Another customer of yours has this email address.',
  },
  customer_erased: {
    title: 'Customer erased',
    text: 'The personal data of this customer was erased. Sell to a new customer instead.',
  },
  profile_domain_mismatch: {
    title: 'Does not fit the eSIM',
    text: 'This package does not work on the eSIMs of this customer. Sell it as a new eSIM instead.',
  },
  country_not_supported: {
    title: 'Country not supported',
    text: 'The customer lives in a country where nothing can be sold. Change the country if it is wrong.',
  },
  already_refunded: {
    title: 'Already refunded',
    text: 'This sale was already refunded.',
  },
  sold_from_stock: {
    title: 'Not refundable',
    text: 'This package was sold from your own stock. Only what was charged to credit at the sale can be refunded.',
  },
  data_used: {
    title: 'Not refundable',
    text: 'Data of this package was used. A package can be refunded while nothing of it was used.',
  },
  package_expired: {
    title: 'Not refundable',
    text: 'This package has expired. A package can be refunded until it expires.',
  },
  not_refundable: {
    title: 'Not refundable',
    text: 'This sale cannot be refunded.',
  },
  not_taken_back: {
    title: 'Not refundable',
    text: 'The supplier does not take this package back.',
  },
  not_replaceable: {
    title: 'Not replaceable',
    text: 'The supplier keeps what is left on this eSIM itself. Sell the customer a package with a new eSIM.',
  },
  already_replaced: {
    title: 'Not replaceable',
    text: 'This eSIM has been replaced before. The page of the customer has the new one.',
  },
  esim_refunded: {
    title: 'Not replaceable',
    text: 'Everything sold on this eSIM was refunded. Sell the customer a package with a new eSIM.',
  },
  nothing_left: {
    title: 'Not replaceable',
    text: 'Nothing is left on this eSIM any more. Sell the customer a package with a new eSIM.',
  },
  replaced_too_often: {
    title: 'Not replaceable yet',
    text: 'This customer’s eSIM was replaced too often within 24 hours. You can replace it again {{wait}}. If the phone was lost, “Revoke links” on the customer’s page ends the links on it at once.',
  },
  not_mailable: {
    title: 'Not emailed',
    text: 'The customer has no email address, the sale was refunded, or its link was emailed too often today.',
  },
  not_activatable: {
    title: 'Not activatable',
    text: 'This package was activated before, has expired or was refunded.',
  },
  packages_in_stock: {
    title: 'Still in stock',
    text: 'Still in stock and therefore kept: {{names}}. Sell the stock first.',
  },
  name_taken: {
    title: 'Name taken',
    text: 'Another channel of yours has this name. Choose another one.',
  },
  too_many_channels: {
    title: 'Too many channels',
    text: 'You have {{limit}} channels already. Remove one that you do not use.',
  },
  terms_changed: {
    title: 'Terms changed',
    text: 'The terms changed in the meantime. Please read the current version.',
  },
  no_stored_card: {
    title: 'No stored card',
    text: 'Store a card first, then switch the automatic top-up on.',
  },
  credit_left: {
    title: 'Currency not switched',
    text: 'Use up your credit in {{currency}} first: the currency can be switched at a balance of 0.',
  },
  credit_owed: {
    title: 'Currency not switched',
    text: 'Your credit is below zero. Top it up first, then switch the currency.',
  },
  payment_pending: {
    title: 'Currency not switched',
    text: 'A payment is still pending. Finish or cancel it in the purchase history, then switch the currency.',
  },
  auto_top_up_on: {
    title: 'Currency not switched',
    text: 'Switch the automatic top-up off first.',
  },
  payment_made: {
    title: 'Payment not cancelled',
    text: 'This payment has already been made, so it cannot be cancelled.',
  },
  payment_being_made: {
    title: 'Payment not cancelled',
    text: 'This payment is already being made. Its outcome is known within minutes.',
  },
  no_webhook_address: {
    title: 'No address',
    text: 'Events of this type have no address. Set one first.',
  },
  another_amount: {
    title: 'Another amount',
    text: 'The reported amount is not the amount of the payment; nothing was booked.',
  },
  payment_not_booked: {
    title: 'Payment not booked',
    text: 'The payment is not booked yet; nothing was reversed. Report it again later.',
  },
  credit_too_low: {
    title: 'Credit too low',
    text: 'The reseller has less credit than this would deduct. Nothing was booked.',
  },
  own_adjustment: {
    title: 'Another operator must confirm',
    text: 'You entered this yourself. Another operator has to confirm it.',
  },
  own_account: {
    title: 'Your own account',
    text: 'Another operator has to suspend it, or to lift the suspension.',
  },
  adjustment_closed: {
    title: 'Already closed',
    text: 'This was settled in the meantime, or the reseller has switched the currency. Please reload the page.',
  },
  request_answered: {
    title: 'Already answered',
    text: 'Somebody else answered this request in the meantime. Your answer was not sent.',
  },
  currency_left: {
    title: 'Another currency now',
    text: 'The reseller holds its credit in {{held}} now, and this payment is in {{currency}}. Grant credit instead, or send the money back.',
  },
  transfer_differs: {
    title: 'Entered differently',
    text: '{{operator}} entered another amount or date. Compare both with the account. Nothing was booked.',
  },
  transfer_settled: {
    title: 'Already settled',
    text: 'Another amount was already booked for this payment. If more came, grant it to the reseller as credit.',
  },
  refund_too_large: {
    title: 'Not refunded',
    text: 'Only {{limit}} is left of the payment or covered by the credit. Nothing was refunded.',
  },
  pricing_changed: {
    title: 'Changed in the meantime',
    text: 'Another operator changed the discount or the pricing group. Compare them with the current values, then save again.',
  },
  legal_text_changed: {
    title: 'Changed in the meantime',
    text: 'Another operator published a version of this text. Read it, then publish yours after it.',
  },
  catalogue_changed: {
    title: 'Changed in the meantime',
    text: 'Packages, rules or rates have changed in the meantime. Check the current values, then try again.',
  },
  changed_since: {
    title: 'Changed in the meantime',
    text: 'This was changed in another window or by somebody else. Compare what was saved with what you typed.',
  },
  country_missing: {
    title: 'Country missing',
    text: 'Please set up your billing address first.',
  },
  content_too_large: {
    title: 'Too much text',
    text: 'This is more than can be sent at once. Please shorten it.',
  },
  unsupported_media_type: {
    title: 'Not accepted',
    text: 'This cannot be read. Please reload the page and try again.',
  },
  idempotency_key_reused: {
    title: 'Already sent',
    text: 'This was sent before with other entries. Please reload the page and try again.',
  },
  too_many_requests: {
    title: 'Too many attempts',
    text: 'Too many attempts. Please try again {{wait}}.',
  },
  too_many_long_calls: {
    title: 'Too much at once',
    text: 'Your earlier requests are still running. Please try again {{wait}}.',
  },
  internal_error: {
    title: 'Something went wrong!',
    text: 'An unexpected error occurred. Please try again later.',
  },
  payment_provider_failed: {
    title: 'Not paid',
    text: 'The payment provider failed. Please try again.',
  },
  payment_cancel_failed: {
    title: 'Payment not cancelled',
    text: 'The payment provider failed. The payment was not cancelled and can still be made. Please try again.',
  },
  exchange_failed: {
    title: 'No answer',
    text: 'The exchange did not answer. Please try again later.',
  },
  exchange_payment_failed: {
    title: 'Not known yet',
    text: 'The exchange did not answer. Your purchase history shows in a few minutes whether it was paid. Please look there before you pay again.',
  },
  supplier_failed: {
    title: 'No eSIM available',
    text: 'No new eSIM could be created, and nothing was sold. Please try again in a few minutes.',
  },
  unavailable: {
    title: 'Not available right now',
    text: 'The store cannot answer at the moment. Please try again in a few seconds: nothing is done twice.',
  },
  starting: {
    title: 'Starting',
    text: 'The store is starting. Please try again in a moment.',
  },
  busy: {
    title: 'Busy',
    text: 'Too many people are signing in right now. Please try again in a moment.',
  },
  payment_provider_timeout: {
    title: 'Not paid',
    text: 'The payment provider did not answer in time. Please try again.',
  },
  payment_cancel_timeout: {
    title: 'Payment not cancelled',
    text: 'The payment provider did not answer in time. The payment was not cancelled and can still be made. Please try again.',
  },
  exchange_timeout: {
    title: 'No answer',
    text: 'The exchange did not answer in time. Please try again later.',
  },
  exchange_payment_timeout: {
    title: 'Not known yet',
    text: 'The exchange did not answer in time. Your purchase history shows in a few minutes whether it was paid. Please look there before you pay again.',
  },
  supplier_timeout: {
    title: 'No eSIM available',
    text: 'No new eSIM was created in time, and nothing was sold. Please try again in a few minutes.',
  },
} as const satisfies Record<ProblemCode, { title: string; text: string }>;

/** For each text with a value in it: what it says when the value did not come along. */
const withoutValues = {
  vat_added: 'The VAT number could not be confirmed, so VAT is added.',
  amount_too_large: 'Buy for less at once.',
  too_many_units: 'Buy fewer units of a package at once.',
  packages_in_stock: 'Some packages are still in stock and therefore kept. Sell the stock first.',
  too_many_channels: 'You have the maximum number of channels. Remove one that you do not use.',
  credit_left: 'Use up your credit first: the currency can be switched at a balance of 0.',
  currency_left:
    'The reseller holds its credit in another currency than this payment now. Grant credit instead, or send the money back.',
  transfer_differs:
    'Another operator entered another amount or date. Compare both with the account. Nothing was booked.',
  refund_too_large: 'Less is left of the payment or covered by the credit. Nothing was refunded.',
  too_many_requests: 'Too many attempts. Please wait a moment and try again.',
  too_many_long_calls: 'Your earlier requests are still running. Please wait a moment and try again.',
  replaced_too_often:
    'This customer’s eSIM was replaced too often within 24 hours. If the phone was lost, “Revoke links” on the customer’s page ends the links on it at once.',
  too_long: 'Please shorten this entry.',
  too_short: 'Please enter more.',
  too_large: 'Please enter less.',
  too_small: 'Please enter more.',
  below_minimum: 'The entered value is below the minimum.',
  threshold_out_of_reach: 'With this amount, one charge cannot reach the limit.',
  currency_not_held: 'Your credit is held in another currency.',
  port_blocked: 'This port is not allowed. Leave it out, or use another one.',
  costs_nothing: 'A package that costs you nothing needs no stock. Leave it out, and sell it as it is.',
} as const;

export const problems = { refusals, fields, withoutValues } as const;
