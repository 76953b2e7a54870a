export type { StatementDeps } from './deps.ts';
export { exportStatement } from './export-statement.ts';
export { exportStatementWorkbook } from './export-statement-workbook.ts';
export { getMonthlyStatement } from './get-monthly-statement.ts';
export { getSale } from './get-sale.ts';
export { getStatement } from './get-statement.ts';
export { getStatementDocument } from './get-statement-document.ts';
