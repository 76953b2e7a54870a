export type { AnalysisDeps } from './deps.ts';
export { getRevenue } from './get-revenue.ts';
