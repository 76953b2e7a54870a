import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';

type SaleDetailsProps = {
  /** The sale, with what is known of its buyer. */
  item: SoldItem;
};

/**
 * What tells sales of one package apart: the buyer, the running number, the seller's note. A note in XML is for
 * machines.
 *
 * Use it below the name in lists of sales. The page of a sale shows the same in tables.
 *
 * Anatomy: the buyer, the number and the note in one line, parted by points.
 *
 * Do:
 * - Let the line break: a note may be long.
 *
 * Don't:
 * - Use it alone: it says nothing of the package.
 */
export const SaleDetails = ({ item }: SaleDetailsProps): ReactElement => {
  const { t } = useTranslation('history');
  const { id, customerEmail, customerErasedAt, metatag } = item;
  const buyer = customerErasedAt === undefined ? (customerEmail ?? t('customer.guest')) : t('customer.erased');
  const note = metatag?.trim() ?? '';
  const hasNote = note !== '' && !note.startsWith('<');
  return <>{[buyer, `#${id}`, ...(hasNote ? [note] : [])].join(' · ')}</>;
};
