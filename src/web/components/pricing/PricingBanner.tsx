import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { DownloadIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './PricingBanner.module.css';

export interface PricingBannerProps {
  /** A fraction, already contained in the prices; nothing while it is on its way. Zero is not shown. */
  discountRate: number | undefined;
  /** The form that applies for a discount: in the app, or on another site. */
  applyHref: string;
  isExternal: boolean;
  /** Nothing while there is nothing to download. */
  onDownload: (() => void) | undefined;
}

const Rate = ({ rate }: { rate: number }): ReactElement => {
  const { t } = useTranslation('pricing');
  const { percent } = useFormat();
  return (
    <div className={styles.rate}>
      {rate > 0 && <Figure value={percent(rate)} size="large" tone="success" />}
      <div>
        <h2 className={styles.title}>{t('banner.title')}</h2>
        <p className={styles.text}>{rate > 0 ? t('banner.discount') : t('banner.noDiscount')}</p>
      </div>
    </div>
  );
};

/** The reseller's discount, the way to a higher one, and the prices as a file. */
export const PricingBanner = (props: PricingBannerProps): ReactElement => {
  const { t } = useTranslation('pricing');
  const { discountRate, applyHref, isExternal, onDownload } = props;
  return (
    <Card>
      <div className={styles.banner}>
        {discountRate === undefined ? <Skeleton width="20rem" height="3rem" /> : <Rate rate={discountRate} />}
        <div className={styles.actions}>
          <Link href={applyHref} variant="secondary" isExternal={isExternal}>
            {t('banner.apply')}
          </Link>
          <Button
            icon={DownloadIcon}
            onPress={onDownload}
            disabledReason={onDownload ? undefined : t('banner.nothingToDownload')}
          >
            {t('banner.download')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
