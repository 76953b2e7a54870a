import type { PaymentState } from '#contract/operator/model/paymentState.ts';

/** In the order to offer them. */
export const PAYMENT_STATES = ['PENDING', 'SUCCESS', 'FAILURE', 'CANCELLED'] as const satisfies readonly PaymentState[];
