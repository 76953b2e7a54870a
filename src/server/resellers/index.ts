export type { ResellerDeps } from './deps.ts';
export { getReseller } from './get-reseller.ts';
export { listResellers } from './list-resellers.ts';
