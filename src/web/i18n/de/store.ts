import type { store as english } from '../en/store.ts';
import type { Translation } from '../translation.ts';

export const store: Translation<typeof english> = {
  title: 'Ihr Store',
};
