export { moveTo, pack, unpack } from './archive.ts';
export { makeBackup } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
