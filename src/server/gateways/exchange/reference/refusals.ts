/** The reference exchange's messages for refusals. */
export const refusals = {
  wrong: 'The code or the password is not valid. Please try again.',
  expired: 'The code is no longer valid. Please start again.',
  locked: 'This account is locked. Please contact the exchange.',
  signInAgain: 'Your sign-in at the exchange is no longer valid. Please sign in again.',
  balanceTooLow: 'The balance of your exchange account is too low.',
  closed: 'The payment was not made in time.',
} as const;
