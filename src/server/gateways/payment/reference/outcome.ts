// What follows when a button is pressed or a payment is decided.
import type { PaymentReport } from '../report.ts';
import type { Decision, ReferencePayment } from './store.ts';
import type { PaymentTexts } from './texts.ts';

const actions = ['pay', 'fail', 'stay-pending', 'cancel'] as const;
type Action = (typeof actions)[number];

export const isAction = (text: string | undefined): text is Action => actions.some((action) => action === text);

export const decisionOf = (action: Action, text: PaymentTexts): Decision => {
  const decisions: Record<Action, Decision> = {
    pay: { state: 'PAID', message: null },
    fail: { state: 'FAILED', message: text.declined },
    'stay-pending': { state: 'PENDING', message: null },
    cancel: { state: 'CANCELLED', message: text.cancelled },
  };
  return decisions[action];
};

export const withMessage = (address: string, message: string | null): string => {
  const url = new URL(address);
  if (message !== null) url.searchParams.set('message', message);
  return url.href;
};

/** Where the browser goes next from a payment in this state. */
export const returnAddress = ({ state, message, successUrl, errorUrl, cancelUrl }: ReferencePayment): string => {
  if (state === 'CANCELLED' || state === 'OPEN') return cancelUrl;
  return state === 'FAILED' || state === 'EXPIRED' ? withMessage(errorUrl, message) : successUrl;
};

const outcomes = { PAID: 'SUCCESS', FAILED: 'FAILURE', EXPIRED: 'FAILURE', CANCELLED: 'CANCELLED' } as const;

/** The report on a decided payment; undefined for an undecided one. */
export const reportOf = ({ id, state, amount, currency, message }: ReferencePayment): PaymentReport | undefined => {
  if (state === 'OPEN' || state === 'PENDING') return undefined;
  return { id, outcome: outcomes[state], amount, currency, ...(message === null ? {} : { message }) };
};
