import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { PROFILE_LINK_SHOWN_MAX, QR_SIZE_PX } from '#domain/limits.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SuccessIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './SellOutcome.module.css';

/** What is shown of a sale. */
export type SaleResult = Pick<ActivationResult, 'activatedItem' | 'customer'> & {
  esimProfile?: ActivationResult['esimProfile'] | undefined;
};

export type SellSuccessProps = {
  result: SaleResult;
  /** A guest gets the installation link, a customer the profile link (POS-039). */
  isGuest: boolean;
  isTopUp: boolean;
  onCopied?: (() => void) | undefined;
};

/**
 * Draws the QR code of a link; preloaded while the seller reviews the sale. The page also shows the link itself, so it
 * works when the code cannot be loaded.
 */
export const QrCode = lazyComponent(async () => (await import('./QrCode.tsx')).QrCode, {
  fallback: <Skeleton shape="block" width={QR_SIZE_PX} height={QR_SIZE_PX} />,
  isWanted: () => false,
});

/** The sale is done: the link for the customer, to scan or to send. */
export const SellSuccess = ({ result, isGuest, isTopUp, onCopied }: SellSuccessProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const { activatedItem: item, customer, esimProfile } = result;
  const link = isGuest ? esimProfile?.installationUrl : customer.profileUrl;
  const price = money(item.retailPrice.priceValue, item.retailPrice.currencyCode);
  return (
    <div className={styles.outcome}>
      <span className={classes(styles.mark, styles.success)}>
        <Icon of={SuccessIcon} size={40} />
      </span>
      <div aria-live="polite">
        <h2 className={styles.title}>{isTopUp ? t('success.topUpTitle') : t('success.title')}</h2>
        <p className={styles.text}>{t('success.text', { name: nameOf(packageOfSale(item)), price })}</p>
      </div>
      {link === undefined ? (
        <p className={styles.text}>{t('success.linkMissing')}</p>
      ) : (
        <>
          <QrCode value={link} label={t('success.qr')} />
          <p className={styles.text}>{isGuest ? t('success.installationHint') : t('success.profileHint')}</p>
          <div className={styles.link}>
            <CopyField
              label={isGuest ? t('success.installation') : t('success.profile')}
              value={link}
              truncateAt={PROFILE_LINK_SHOWN_MAX}
              onCopied={onCopied}
            />
          </div>
        </>
      )}
    </div>
  );
};
