import { paths } from '#web/navigation/paths.ts';

export const resellersPath = 'resellers';
export const resellerPath = 'resellers/:id';

export const resellersHref = `${paths.operator()}/${resellersPath}`;
export const resellerHref = (id: string): string => `${resellersHref}/${encodeURIComponent(id)}`;

export const statementPath = `${resellerPath}/statement`;
export const salePath = 'sales/:id';

/** The statement of a reseller, of this month unless another is named. */
export const statementHref = (id: string, month?: string): string =>
  `${resellerHref(id)}/statement${month === undefined ? '' : `?month=${month}`}`;
export const saleHref = (uid: string): string => `${paths.operator()}/sales/${encodeURIComponent(uid)}`;
