export { getVersion } from './get-version.ts';
export { findObstacles } from './health/find-obstacles.ts';
export { createPrimaryNotice } from './health/notice-primary.ts';
export { createHealth, createReadiness } from './health/health.ts';
export { openMetrics } from './metrics/metrics.ts';
