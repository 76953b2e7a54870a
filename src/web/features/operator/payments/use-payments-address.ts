import { PAYMENT_STATES } from './components/payment-states.ts';
import type { ShownPayments } from './components/PaymentFilters.tsx';
import { useListAddress } from '../use-list-address.ts';

const read = (params: URLSearchParams): ShownPayments => ({
  search: params.get('search') ?? '',
  state: PAYMENT_STATES.find((known) => known === params.get('state')),
  method: params.get('method') ?? undefined,
});

export const usePaymentsAddress = () => useListAddress(read);
