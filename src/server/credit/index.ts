export { getCredit } from './get-credit.ts';
