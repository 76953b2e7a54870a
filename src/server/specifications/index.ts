export { createSpecificationDownloads } from './downloads.ts';
