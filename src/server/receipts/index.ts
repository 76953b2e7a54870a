export { getReceipt, type ReceiptDeps, type ReceiptFile } from './get-receipt.ts';
export { receiptUrl } from './receipt.ts';
