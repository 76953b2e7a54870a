import { BALANCE_METHOD_ID } from '#domain/payment-method.ts';
import type { PaymentMethod } from '../../gateways/index.ts';
import type { PaymentDeps } from '../deps.ts';

export type MethodDeps = Pick<PaymentDeps, 'gateways' | 'exchange'>;

/** Every method of the store, in the order to show them: the payment pages, then the balance at the exchange. */
export const methodsOf = ({ gateways, exchange }: MethodDeps): readonly PaymentMethod[] => [
  ...gateways.methods,
  { id: BALANCE_METHOD_ID, name: 'Exchange balance', isCustomPaymentMethod: true, currencies: exchange.currencies },
];
