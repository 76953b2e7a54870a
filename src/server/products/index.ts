export { calculateCartPrice } from './calculate-cart-price.ts';
export type { ProductDeps } from './deps.ts';
export { getJoinerBonus } from './get-joiner-bonus.ts';
export { listDataPackages } from './list-data-packages.ts';
export { loadCatalogue } from './load-catalogue.ts';
export { refreshCatalogue } from './refresh-catalogue.ts';
export { describePackage, listPrice, type PackageRow } from './packages.ts';
