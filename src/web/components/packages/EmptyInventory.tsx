import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';

type EmptyInventoryProps = {
  /** What is not there, where it is not the inventory itself: 'No sales yet'. */
  title?: string | undefined;
  /** Where the inventory is, which can fill itself. */
  inventoryHref?: string;
  /** In place of the link there: the button that fills it with one press. */
  start?: ReactNode;
  /** Without the sentence that explains it, where a placeholder of that size would move the page. */
  isBrief?: boolean;
  /** Where packages are chosen. */
  packagesHref: string;
};

/**
 * What comes before selling, in the same words on each page: packages in the inventory, and the two ways to get them.
 *
 * Use it in the place of what is empty because the inventory is.
 *
 * Anatomy: an EmptyState with the button that fills the inventory, and the link to the packages on offer.
 *
 * Do:
 * - Name in `title` what the page would show.
 *
 * Don't:
 * - Show it while it is not known that the inventory is empty.
 *
 * Keyboard: Tab reaches the two ways.
 */
export const EmptyInventory = ({
  title,
  inventoryHref,
  start,
  isBrief = false,
  packagesHref,
}: EmptyInventoryProps): ReactElement => {
  const { t } = useTranslation('packages');
  return (
    <EmptyState
      title={title ?? t('empty.title')}
      {...(!isBrief && { text: t('empty.text') })}
      action={
        <>
          {start ??
            (inventoryHref !== undefined && (
              <Link href={inventoryHref} variant="primary">
                {t('empty.start')}
              </Link>
            ))}
          <Link href={packagesHref} variant="secondary">
            {t('empty.action')}
          </Link>
        </>
      }
    />
  );
};
