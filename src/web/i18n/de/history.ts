import type { history as english } from '../en/history.ts';
import type { Translation } from '../translation.ts';

export const history: Translation<typeof english> = {
  title: 'Verlauf',
};
