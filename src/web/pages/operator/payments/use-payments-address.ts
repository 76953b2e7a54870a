import { useSearchParams } from 'react-router-dom';
import { PAYMENT_STATES } from '#web/components/operator/payment-states.ts';
import type { ShownPayments } from '#web/components/operator/PaymentFilters.tsx';

type Shown = ShownPayments & { page: number };

const read = (params: URLSearchParams): Shown => {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    state: PAYMENT_STATES.find((known) => known === params.get('state')),
    method: params.get('method') ?? undefined,
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 0,
  };
};

const write = ({ search, state, method, page }: Shown): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(state && { state }),
  ...(method && { method }),
  ...(page > 0 && { page: String(page) }),
});

/** Search, filters and page of the list, as the address holds them: a visit to a payment leads back to the same list. */
export const usePaymentsAddress = () => {
  const [params, setParams] = useSearchParams();
  const shown = read(params);
  const show = (next: Partial<Shown>): void =>
    setParams(write({ ...shown, page: 0, ...next }), { replace: true, preventScrollReset: true });
  return { ...shown, show };
};
