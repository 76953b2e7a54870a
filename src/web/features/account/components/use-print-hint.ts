import { useTranslation } from 'react-i18next';
import type { User } from '#contract/storefront/model/user.ts';

/** What documents leave out of a saved text, below its field; undefined where they print all of it. */
export const usePrintHint = (user: Pick<User, 'notPrinted'> | undefined) => {
  const { t } = useTranslation('account');
  const missing = new Set(user?.notPrinted);
  return (text: string): string | undefined => {
    const parts = Array.from(text, (character) => (missing.has(character) ? character : ' ')).join('');
    return parts.trim() === '' ? undefined : t('notPrinted', { characters: parts.trim().replaceAll(/ +/g, ' ') });
  };
};
