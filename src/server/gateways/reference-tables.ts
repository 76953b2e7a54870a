// The reference gateways' own records in the store's database, as providers would keep them themselves.

/** Their tables and test accounts, which exist only in reference mode. */
export const referenceTables: readonly URL[] = [
  new URL('./payment/reference/schema.sql', import.meta.url),
  new URL('./exchange/reference/schema.sql', import.meta.url),
  new URL('./mail/reference/schema.sql', import.meta.url),
  new URL('./supply/simulator/schema.sql', import.meta.url),
];

/** Their rows that are no longer needed, like `uselessRows` of the store's own tables. */
export const uselessReferenceRows = {
  reference_card: `state <> 'SAVED' and created_at < now() - interval '32 days'`,
  reference_exchange_sign_in: 'expires_at < now()',
  reference_exchange_token: 'expires_at < now()',
  // Kept as long as the store's own record of a message.
  reference_mail: `received_at < now() - interval '30 days'`,
} as const;
