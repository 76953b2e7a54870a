import type { api as english } from '../en/api.ts';
import type { Translation } from '../translation.ts';

export const api: Translation<typeof english> = {
  title: 'API',
};
