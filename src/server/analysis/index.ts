export { getRevenue } from './get-revenue.ts';
