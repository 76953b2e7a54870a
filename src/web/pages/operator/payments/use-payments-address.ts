import { PAYMENT_STATES } from '#web/components/operator/payment-states.ts';
import type { ShownPayments } from '#web/components/operator/PaymentFilters.tsx';
import { useListAddress } from '../use-list-address.ts';

const read = (params: URLSearchParams): ShownPayments => ({
  search: params.get('search') ?? '',
  state: PAYMENT_STATES.find((known) => known === params.get('state')),
  method: params.get('method') ?? undefined,
});

export const usePaymentsAddress = () => useListAddress(read);
