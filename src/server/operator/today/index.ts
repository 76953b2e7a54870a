export type { TodayDeps } from './deps.ts';
export { getToday } from './get-today.ts';
