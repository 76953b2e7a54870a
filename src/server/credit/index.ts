export { getCredit } from './get-credit.ts';
export { setAutoTopUp } from './set-auto-top-up.ts';
export { switchCurrency } from '../payments/switch-currency.ts';
