export { createPublicPages } from './public-pages.ts';
