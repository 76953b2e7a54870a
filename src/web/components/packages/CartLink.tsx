import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { CartIcon } from '#web/ui/icons.ts';

type CartLinkProps = {
  /** Packages in the cart, each unit counted. */
  units: number;
  /** The checkout of the cart. */
  href: string;
  /** The filled button of the page, where a filled cart is what comes next. */
  isNext?: boolean;
};

/**
 * Leads to a filled cart from the pages that do not show it; nothing while the cart is empty.
 *
 * Use it among the actions of a page's header. The page of the packages shows the cart itself, in a CartBox.
 *
 * Anatomy: an icon, and its word with the number of units.
 *
 * Do:
 * - Set `isNext` where the cart is what to do next; a page has one filled button.
 *
 * Don't:
 * - Count lines: `units` are all units of all lines.
 */
export const CartLink = ({ units, href, isNext = false }: CartLinkProps): ReactElement | null => {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  if (units === 0) return null;
  return (
    <Link href={href} variant={isNext ? 'primary' : 'secondary'} icon={CartIcon}>
      {t('navigation.cart', { units: number(units) })}
    </Link>
  );
};
