import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { packageOfSale, sharedLink } from '#domain/sold-item.ts';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import styles from './SendAgain.module.css';

export type SendAgainProps = {
  /** The sale with its customer and its links. */
  detail: SoldItemDetail;
  /** Called after the link was copied, to show a toast. */
  onCopied: () => void;
};

/** The link of the sale, to send it once more. Nothing where there is none: refunded, or the customer was erased. */
export const SendAgain = ({ detail, onCopied }: SendAgainProps): ReactElement | null => {
  const { t } = useTranslation('history');
  const title = usePackageName()(packageOfSale(detail.activatedItem));
  const link = sharedLink(detail);
  if (link === undefined) return null;
  return (
    <section className={styles.again} aria-label={t('detail.sendAgain')}>
      <h3 className={styles.title}>{t('detail.sendAgain')}</h3>
      <ShareLink link={link} title={title} email={detail.customer.email} onCopied={onCopied} />
    </section>
  );
};
