export { euroRatesJob } from './euro-rates.ts';
export { rememberSeller, type Seller } from './seller.ts';
export { type BilledRow, billedColumns, refreshVatCheck, taxIdNoteOf } from './vat-check.ts';
