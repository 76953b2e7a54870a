import type { account as english } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof english> = {
  title: 'Konto',
};
