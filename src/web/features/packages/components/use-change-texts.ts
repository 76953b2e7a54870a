import { useTranslation } from 'react-i18next';
import type { PreviewEntry } from './PreviewRow.tsx';

/** What the update will do, shortly: '3 to add', '1 to remove'; empty while nothing is changed. */
export const useChangeTexts = (entries: readonly PreviewEntry[]): string[] => {
  const { t } = useTranslation('shop');
  return (['added', 'removed'] as const).flatMap((state) => {
    const count = entries.filter((entry) => entry.state === state).length;
    return count === 0 ? [] : [t(`box.${state}`, { count })];
  });
};
