export { calculateCartPrice } from './calculate-cart-price.ts';
export type { ProductDeps } from './deps.ts';
export { getJoinerBonus } from './get-joiner-bonus.ts';
export { listBestSellers } from './list-best-sellers.ts';
export { listDataPackages } from './list-data-packages.ts';
export { createOfferLists } from './offer-lists.ts';
export { loadCatalogue, recordFailedTake, refreshCatalogue } from './take-catalogue.ts';
export { describePackage, listPrice, type PackageRow } from './packages.ts';
export { rateSubject, RULES_SUBJECT } from './prices/limits.ts';
export { isChanged, type PricedOffer, priceOffers, reprice, withOnSale } from './prices/reprice.ts';
export { displayRatesOf, type FindDisplayRates, findDisplayRates } from './prices/display-rates.ts';
export { lockCatalogue, readRevision, requireRevision } from './prices/revision.ts';
export { type PriceSettings, readPriceSettings } from './prices/settings.ts';
export { costRate, type CostRate, rulesFile, type RulesFile } from './prices/rules-file.ts';
export {
  allowLoss,
  approvePackages,
  countBelowCostAt,
  type Decide,
  type OperatorDeps,
  type PriceChanges,
  type PriceState,
  readPrices,
  setRate,
  setRules,
} from './prices/set-prices.ts';
