import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type InterruptedSaleProps = {
  /** The package, as the seller knows it. */
  name: string;
  /** The history, where the sale is if it went through. */
  historyHref: string;
  /** Called by the close button: the seller knows what became of it. Without it the hint stays. */
  onClose?: () => void;
};

/**
 * Says of a sale without a known outcome that it may have gone through.
 *
 * Use it at the till, and where the same sale is about to be repeated.
 *
 * Anatomy: a warning with the package in its title, what to check, and the link to the history.
 *
 * Do:
 * - Show it as long as the outcome is unknown, also after a reload.
 *
 * Don't:
 * - Forbid the repetition: the same sale cannot be charged twice.
 *
 * Keyboard: the link comes first, then the close button.
 */
export const InterruptedSale = ({ name, historyHref, onClose }: InterruptedSaleProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <Banner
      tone="warning"
      title={t('start.interrupted.title', { name })}
      action={<Link href={historyHref}>{t('start.interrupted.history')}</Link>}
      {...(onClose && { onClose })}
    >
      {t('start.interrupted.text')}
    </Banner>
  );
};
