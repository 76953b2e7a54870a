import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_LINK_SHOWN_MAX } from '#domain/limits.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ClockIcon } from '#web/ui/icons.ts';
import { classes } from '#web/ui/props.ts';
import styles from './SellOutcome.module.css';
import type { SaleResult } from './SellSuccess.tsx';
import { ShareLink } from '#web/components/share/ShareLink.tsx';

export type SellPreparingProps = {
  /** What the server returned: the sale and its links. */
  result: SaleResult;
  /** An eSIM that the customer has is topped up. */
  isTopUp: boolean;
  /** Called after the link was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

/**
 * The sale is charged, and its supplier prepares it: the link that the customer can be given already.
 *
 * Use it until the sale is delivered, then SellSuccess; where the supplier refuses it, SellError.
 */
export const SellPreparing = ({ result, isTopUp, onCopied }: SellPreparingProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const { activatedItem: item, customer } = result;
  const link = customer.shortProfileUrl ?? customer.profileUrl;
  const name = nameOf(packageOfSale(item));
  const price = money(item.retailPrice.priceValue, item.retailPrice.currencyCode);
  return (
    <div className={classes(styles.outcome, styles.sold)}>
      <div className={styles.head} aria-live="polite">
        <span className={classes(styles.mark, styles.waiting, styles.small)}>
          <Icon of={ClockIcon} size={24} />
        </span>
        <div>
          <h2 className={styles.title}>{isTopUp ? t('preparing.topUpTitle') : t('preparing.title')}</h2>
          <p className={styles.text}>{t('success.text', { name, price })}</p>
        </div>
      </div>
      <p className={styles.text}>{isTopUp ? t('preparing.topUpText') : t('preparing.text')}</p>
      <ShareLink link={link} title={name} email={customer.email} onCopied={onCopied} />
      <div className={styles.link}>
        <CopyField label={t('success.profile')} value={link} truncateAt={PROFILE_LINK_SHOWN_MAX} onCopied={onCopied} />
      </div>
      <p className={styles.money}>{t('preparing.money')}</p>
    </div>
  );
};
