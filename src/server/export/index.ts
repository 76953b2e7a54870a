export { exportStore } from './export-store.ts';
export { importStore, unpackExport } from './import-store.ts';
