export { archiveMonths, verifyArchive } from './audit/archive-months.ts';
export { makeBackup } from './backup/make-backup.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export { exportStore } from './export/export-store.ts';
export { importStore, unpackExport } from './export/import-store.ts';
