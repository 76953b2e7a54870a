import type { legal as english } from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export const legal: Translation<typeof english> = {
  title: 'Rechtliches',
};
