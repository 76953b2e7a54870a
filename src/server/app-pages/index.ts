export { createPublicPages } from './public-pages.ts';
export { createVisitorPages } from './visitor-pages.ts';
