export { findObstacles } from './find-obstacles.ts';
export { createHealth, type HealthOptions, type Obstacle } from './health.ts';
