import type { credits as english } from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export const credits: Translation<typeof english> = {
  title: 'Guthaben',
};
