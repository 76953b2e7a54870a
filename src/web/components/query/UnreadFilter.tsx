import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type UnreadFilterProps = {
  /** What the page read from its address, by the names there; undefined where it could read nothing. */
  read: Readonly<Record<string, unknown>>;
  /** Takes all filters out of the address. */
  onShowAll: () => void;
};

/**
 * Says that the address names a filter that could not be read, so that nobody takes the whole list for what was found.
 *
 * Use it above every list whose filters are in the address of its page.
 *
 * Anatomy: a Banner with the button that shows the whole list; nothing where every filter could be read.
 *
 * Do:
 * - Give it the filters alone: an order or a page that cannot be read hides nothing.
 *
 * Don't:
 * - Show it for a filter that nothing matches: that is an EmptyState.
 *
 * Keyboard: the button is in the order of the page.
 */
export const UnreadFilter = ({ read, onShowAll }: UnreadFilterProps): ReactElement | null => {
  const { t } = useTranslation('common');
  const [query] = useSearchParams();
  const isUnread = Object.entries(read).some(
    ([name, value]) => value === undefined && (query.get(name) ?? '').trim() !== '',
  );
  if (!isUnread) return null;
  return (
    <Banner tone="warning" action={<Button onPress={onShowAll}>{t('showAll')}</Button>}>
      {t('unreadFilter')}
    </Banner>
  );
};
