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

export type PricingBannerProps = {
  /** A fraction that the prices already include; undefined while it loads. Zero is not shown. */
  discountRate: number | undefined;
  /** The form that applies for a discount: in the app, or on another site. */
  applyHref: string;
  /** The form is on another site: the link opens a new tab and shows that. */
  isExternal: boolean;
  /** Undefined while there is nothing to download. */
  onDownload: (() => void) | undefined;
};

const Rate = ({ rate }: { rate: number | undefined }): ReactElement | null => {
  const { percent } = useFormat();
  if (rate === undefined) return <Skeleton width="4rem" height="1.75rem" />;
  return rate > 0 ? <Figure value={percent(rate)} tone="success" /> : null;
};

/**
 * The reseller's discount, the link to apply for a higher one, and the prices as a file.
 *
 * Use it above the prices, once.
 */
export const PricingBanner = (props: PricingBannerProps): ReactElement => {
  const { t } = useTranslation('pricing');
  const { discountRate, applyHref, isExternal, onDownload } = props;
  return (
    <Card>
      <div className={styles.banner}>
        <div className={styles.texts}>
          <div className={styles.heading}>
            <h2 className={styles.title}>{t('banner.title')}</h2>
            <Rate rate={discountRate} />
          </div>
          <p className={styles.text}>{t('banner.text')}</p>
        </div>
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
