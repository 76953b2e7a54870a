import type { inventory as english } from '../en/inventory.ts';
import type { Translation } from '../translation.ts';

export const inventory: Translation<typeof english> = {
  title: 'Bestand',
};
