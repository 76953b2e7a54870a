export { archiveMonths, verifyArchive } from './archive-months.ts';
