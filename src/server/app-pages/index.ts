export { createPublicPages } from './public-pages.ts';
export { createVisitorPages } from './visitor-pages.ts';
export type { PageOptions } from './page-options.ts';
