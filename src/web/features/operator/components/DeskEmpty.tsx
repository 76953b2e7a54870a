import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import type { IconShape } from '#web/ui/Icon.tsx';

export type DeskEmptyProps = {
  /** Of what the list holds. */
  icon: IconShape;
  /** That there is nothing, or that nothing was found. */
  title: string;
  /** What would stand here, or what can be searched for. */
  text: string;
  /** Leads back to the whole list; left out where nothing narrows it. */
  onShowAll?: (() => void) | undefined;
};

/**
 * In place of a list of the desk that is empty, or in which nothing was found.
 *
 * Use it in the tables of the desk that have a search.
 *
 * Anatomy: an icon in a circle, the title, the text, and Show all where something narrows the list.
 *
 * Do:
 * - Give `onShowAll` for a filter as well as for a search.
 *
 * Don't:
 * - Offer to add an entry: none of these lists is filled at the desk.
 *
 * Keyboard: Tab reaches the way back.
 */
export const DeskEmpty = ({ icon, title, text, onShowAll }: DeskEmptyProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={onShowAll && <Button onPress={onShowAll}>{t('showAll')}</Button>}
    />
  );
};
