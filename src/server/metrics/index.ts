export { openMetrics } from './metrics.ts';
