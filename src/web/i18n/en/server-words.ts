/** What the server says in English and has no code for: names, and outcomes of payments; `*` replaces a value. */
type ServerWord =
  | 'Card'
  | 'Crypto'
  | 'Bank transfer'
  | 'Welcome bonus'
  | 'Exchange balance'
  | 'The payment was not made.'
  | 'The payment was not made in time.'
  | 'The payment was declined.'
  | 'The payment was refused.'
  | 'The payment was cancelled.'
  | 'The payment has expired.'
  | 'The payment page has expired.'
  | 'The transfer did not come in time.'
  | 'Another amount came.'
  | 'The card was refused.'
  | 'The refund failed.'
  | 'There is not that much to refund.'
  | 'Payments by crypto cannot be refunded.'
  | 'Your sign-in at the exchange is no longer valid. Please sign in again.'
  | 'The balance of your exchange account is too low.';

/** Empty here: what the server says is English already. Another language has a text for each. */
export const serverWords: Readonly<Record<ServerWord, string>> = {} as Record<ServerWord, string>;
