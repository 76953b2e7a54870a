import { item } from '#mocks/scenarios/packages.ts';
import { type SaleAttempt, saleName } from '#web/pages/point-of-sale/sale-attempts.ts';

const { id, name } = item();

/** Sent to tom@example.com, and the page reloaded before the answer came. */
export const interruptedSale: SaleAttempt = {
  id: 'attempt',
  sale: saleName({ type: 'new', email: 'tom@example.com' }, id),
  name,
  notes: 'Booking 4711',
  activationMode: 'FIRST_USE',
};
