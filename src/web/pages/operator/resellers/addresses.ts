import { paths } from '#web/paths.ts';

export const resellersPath = 'resellers';
export const resellerPath = 'resellers/:id';

export const resellersHref = `${paths.operator()}/${resellersPath}`;
export const resellerHref = (id: string): string => `${resellersHref}/${encodeURIComponent(id)}`;
