import { paths } from '#web/paths.ts';

export const packagesPath = 'packages';
export const packagesHref = `${paths.operator()}/${packagesPath}`;
