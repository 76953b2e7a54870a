import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type InterruptedSaleProps = {
  /** The package, as the seller knows it. */
  name: string;
  /** Where the store is asked what became of it. */
  href: string;
};

/**
 * Leads back to a sale without a known outcome, which may have been made.
 *
 * Use it at the start of the till. Where something is sold, the question itself takes the place of the form.
 *
 * Anatomy: a warning with the package in its title, what it means, and the link to the answer.
 *
 * Do:
 * - Show it as long as the outcome is unknown, also after a reload and in every tab.
 *
 * Don't:
 * - Let it be closed: only the store knows what became of the sale.
 *
 * Keyboard: Tab reaches its link before the packages.
 */
export const InterruptedSale = ({ name, href }: InterruptedSaleProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <Banner tone="warning" title={t('question.title', { name })} action={<Link href={href}>{t('question.see')}</Link>}>
      {t('question.unknown')}
    </Banner>
  );
};
