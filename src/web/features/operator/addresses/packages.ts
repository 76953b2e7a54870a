import { paths } from '#web/navigation/paths.ts';

export const packagesPath = 'packages';
export const packagesHref = `${paths.operator()}/${packagesPath}`;

export const priceRulesPath = `${packagesPath}/rules`;
export const priceRulesHref = `${packagesHref}/rules`;

export const suppliersPath = `${packagesPath}/suppliers`;
export const suppliersHref = `${packagesHref}/suppliers`;

export const priceListPath = `${packagesPath}/prices`;
export const priceListHref = `${packagesHref}/prices`;
