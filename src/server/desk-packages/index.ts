export type { DeskPackageDeps } from './deps.ts';
export { listPackages } from './list-packages.ts';
export { setPackagesOnSale } from './set-packages-on-sale.ts';
