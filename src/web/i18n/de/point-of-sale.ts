import type { pointOfSale as english } from '../en/point-of-sale.ts';
import type { Translation } from '../translation.ts';

export const pointOfSale: Translation<typeof english> = {
  title: 'Verkaufsstelle',
};
