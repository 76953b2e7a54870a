export { findObstacles } from './find-obstacles.ts';
export { createHealth, createReadiness, type Obstacle, obstacles, type Readiness } from './health.ts';
