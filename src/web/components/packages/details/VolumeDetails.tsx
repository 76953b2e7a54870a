import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { Volume } from '#domain/package.ts';
import { usePackageTexts } from '../use-package-texts.ts';
import styles from './VolumeDetails.module.css';

type VolumeDetailsProps = {
  /** The package with its volume and, if unlimited, its policy. */
  item: Volume & { extendedDataPolicy: ExtendedDataPolicy | null };
};

/** The number of '24h', for an interval in hours. */
const hoursOf = (interval: string | undefined): string | undefined => /^(\d+)h$/.exec(interval ?? '')?.[1];

const useRenewal = (policy: ExtendedDataPolicy | null): string | undefined => {
  const { t } = useTranslation('shop');
  if (policy?.resetType === 'timeInterval') {
    const hours = hoursOf(policy.interval);
    return hours === undefined ? undefined : t('details.everyHours', { count: Number(hours) });
  }
  return policy?.resetType === 'fixedTime' && policy.fixedTime !== undefined
    ? t('details.dailyAt', { time: policy.fixedTime })
    : undefined;
};

/**
 * The volume; for an unlimited package the high-speed part, its resets, and the speed after it.
 *
 * Use it in details, where there is room for sentences. In lists use VolumeLabel.
 */
export const VolumeDetails = ({ item }: VolumeDetailsProps): ReactElement => {
  const { t } = useTranslation('shop');
  const texts = usePackageTexts();
  const policy = item.extendedDataPolicy;
  const renewal = useRenewal(policy);
  const highSpeed = policy?.totalHighSpeedVolume;
  if (item.packageType !== 'unlimited' || !highSpeed) return <span>{texts.volume(item)}</span>;
  return (
    <span className={styles.volume}>
      <span>{t('details.highSpeed', { volume: texts.size(highSpeed) })}</span>
      {renewal !== undefined && <span className={styles.note}>{renewal}</span>}
      {policy?.throttleSpeed !== undefined && (
        <span className={styles.note}>{t('details.afterwards', { speed: policy.throttleSpeed })}</span>
      )}
    </span>
  );
};
