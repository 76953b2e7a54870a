import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { noteOf } from '#domain/sold-item.ts';

type SaleDetailsProps = {
  /** The sale, with what is known of its buyer. */
  item: SoldItem;
  /** The buyer alone, or all but the buyer, where a card has them in two places; `own`: all sales are of one buyer. */
  part?: 'buyer' | 'others' | 'own' | undefined;
};

/**
 * What tells sales of one package apart: the buyer, the running number, the seller's note. A guest is called by the note,
 * where people usually write a name.
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
export const SaleDetails = ({ item, part }: SaleDetailsProps): ReactElement => {
  const { t } = useTranslation('history');
  const { id, customerEmail, customerErasedAt, metatag } = item;
  const note = noteOf(metatag);
  const isGuest = customerEmail === undefined && customerErasedAt === undefined;
  const guest = note ?? t('customer.guest');
  const buyer = customerErasedAt === undefined ? (customerEmail ?? guest) : t('customer.erased');
  const others = [`#${id}`, ...(note === undefined || isGuest ? [] : [note])];
  const parts = { buyer: [buyer], others, own: [`#${id}`, ...(note === undefined ? [] : [note])] };
  return <>{(part === undefined ? [buyer, ...others] : parts[part]).join(' · ')}</>;
};
