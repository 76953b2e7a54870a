export { loadCatalogue } from './load-catalogue.ts';
export { describePackage, listDataPackages, listPrice, type PackageRow } from './packages.ts';
