export type { DeskPackageDeps } from './deps.ts';
export { getPriceRules } from './get-price-rules.ts';
export { listPackages } from './list-packages.ts';
export { listSuppliers } from './list-suppliers.ts';
export { previewPriceRules } from './preview-price-rules.ts';
export { setPackagesOnSale } from './set-packages-on-sale.ts';
export { setPriceRules } from './set-price-rules.ts';
export { takeCatalogue } from './take-catalogue.ts';
