import { item } from '#mocks/scenarios/packages.ts';
import { keepAttempt, unfinishedAttempts } from '#web/api/idempotency.ts';
import { saleName, toRegistration } from '#web/pages/point-of-sale/sale.ts';

const buyer = { type: 'new', email: 'tom@example.com', country: 'DE' } as const;
const sold = item();

/** The key that the interrupted sale was sent with. */
export const INTERRUPTED_KEY = 'interrupted';

/** Sent to tom@example.com, and the page reloaded before the answer came. */
export const interruptSale = (): void =>
  keepAttempt({
    key: INTERRUPTED_KEY,
    name: saleName(buyer, sold.id),
    label: sold.name,
    body: JSON.stringify(toRegistration(buyer, sold, { metatag: 'Booking 4711', activationMode: 'FIRST_USE' })),
    at: Date.now(),
  });

/** The names of the packages whose sales have no known outcome. */
export const interruptedPackages = (): string[] => unfinishedAttempts().map(({ label }) => label);
