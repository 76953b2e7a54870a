/** The reference exchange's messages for refusals. */
export const refusals = {
  signInAgain: 'Your sign-in at the exchange is no longer valid. Please sign in again.',
  balanceTooLow: 'The balance of your exchange account is too low.',
  closed: 'The payment was not made in time.',
} as const;
