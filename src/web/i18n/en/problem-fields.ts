import type { FieldErrorCode } from '#domain/refusal.ts';

/** What is wrong with a field, by the code of the field's error. */
export const fields = {
  missing: 'Please fill this in.',
  invalid: 'Please check this entry.',
  too_long: 'Please enter at most {{limit}} characters.',
  too_short: 'Please enter at least {{limit}} characters.',
  too_large: 'Please enter at most {{limit}}.',
  too_small: 'Please enter at least {{limit}}.',
  unknown: 'This field is not known. Please reload the page.',
  country_unknown: 'Please choose a country from the list.',
  country_not_supported: 'This country is not supported.',
  too_many_decimals: 'Please enter at most two decimals.',
  below_minimum: 'The entered value is below the minimum of {{limit}}.',
  threshold_out_of_reach:
    'With this amount, reaching the limit could take more than {{limit}}, which is too much for one charge.',
  currency_not_held: 'Your credit is held in {{currency}}.',
  address_invalid: 'Use an address such as https://example.com/events',
  address_not_public: 'Use an address on the public internet, not in a private network',
  address_not_https: 'Use https, so that nobody can listen in',
  port_blocked: 'Use one of these ports: {{ports}}',
  exchange_token_missing: 'Please sign in at the exchange first.',
  costs_nothing: '{{name}} costs you nothing, so it needs no stock. Leave it out, and sell it as it is.',
  day_over: 'Please choose a future day.',
  name_signs:
    'Please write it on one line and in a modern script, without invisible characters and without letters of two alphabets in a word.',
  name_address: 'Please use a name without web addresses, email addresses and phone numbers.',
  name_reserved: 'Please use a name that nobody takes for that of the store itself.',
  picture_unreadable: 'Please choose a PNG, JPEG or SVG file that opens in a browser.',
  picture_too_large: 'Please choose a smaller picture: at most 1 MB, and at most 2,000 pixels each way.',
} as const satisfies Record<FieldErrorCode, string>;
