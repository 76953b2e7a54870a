export { getReceipt, type ReceiptDeps } from '../get-receipt.ts';
export type { ReceiptFile } from './receipt-file.ts';
export { receiptUrl } from './receipt.ts';
