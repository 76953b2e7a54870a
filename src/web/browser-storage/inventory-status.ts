import { type Stored, storedForAll } from './stored.ts';

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Whether the inventory box is open: 'open' or 'closed'; null before the first choice. */
export const inventoryStatus: Stored<string | null> = storedForAll<string | null>('inventoryStatus', null, asText);
