import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDiscounts } from '#contract/storefront/model/bulkDiscounts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { DownloadIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Folded } from '#web/ui/layout/Folded.tsx';
import styles from './PricingBanner.module.css';

export type PricingBannerProps = {
  /** A fraction that the prices already include; undefined while it loads. Zero is not shown. */
  discountRate: number | undefined;
  /** What an order costs less from so many units on; undefined while it loads. An empty list is not shown. */
  bulkDiscounts: BulkDiscounts | undefined;
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

/** Those of a new store: they give the skeleton its size. */
const SAMPLE_TIERS: BulkDiscounts = [
  { minAmount: 10, discountRate: 0.03 },
  { minAmount: 50, discountRate: 0.05 },
  { minAmount: 100, discountRate: 0.08 },
];

const Tiers = ({ tiers }: { tiers: BulkDiscounts | undefined }): ReactElement | null => {
  const { t } = useTranslation('pricing');
  const { percent, list } = useFormat();
  if (tiers?.length === 0) return null;
  const words = (tiers ?? SAMPLE_TIERS).map(({ discountRate, minAmount: count }) =>
    t('banner.bulkTier', { rate: percent(discountRate), count }),
  );
  const text = <p className={styles.text}>{t('banner.bulk', { tiers: list(words) })}</p>;
  return tiers ? text : <SkeletonOf>{text}</SkeletonOf>;
};

/**
 * The reseller's discount and the bulk discounts of an order, the link to apply for a higher one, and the prices as a
 * file. On narrow screens it is folded into a line that names the discount: the prices come first.
 */
export const PricingBanner = (props: PricingBannerProps): ReactElement => {
  const { t } = useTranslation('pricing');
  const { percent } = useFormat();
  const isMobile = useIsMobile();
  const { discountRate, bulkDiscounts, applyHref, isExternal, onDownload } = props;
  const content = (
    <div className={styles.banner}>
      <div className={styles.texts}>
        {!isMobile && (
          <div className={styles.heading}>
            <h2 className={styles.title}>{t('banner.title')}</h2>
            <Rate rate={discountRate} />
          </div>
        )}
        <p className={styles.text}>{t('banner.text')}</p>
        <Tiers tiers={bulkDiscounts} />
      </div>
      <div id="priceList" className={styles.actions}>
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
  );
  if (!isMobile) return <Card id="discount">{content}</Card>;
  const own = discountRate ? t('banner.foldedWith', { rate: percent(discountRate) }) : t('banner.folded');
  return (
    <Folded id="discount" title={own}>
      {content}
    </Folded>
  );
};
