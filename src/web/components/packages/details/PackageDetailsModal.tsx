import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice, type Volume } from '#domain/package.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { classes } from '#web/ui/props.ts';
import { PriceLabel } from '../PriceLabel.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import { ValidityLabel } from '../ValidityLabel.tsx';
import { CountryList } from './CountryList.tsx';
import styles from './PackageDetailsModal.module.css';

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

/** The volume; for an unlimited package the high-speed part, its resets, and the speed after it. */
const VolumeDetails = ({ item }: VolumeDetailsProps): ReactElement => {
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

type PackageDetailsModalProps = {
  /** The modal is closed when undefined. */
  item: DataPackage | undefined;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** The list of supported devices. */
  devicesHref: string;
  /** Buttons for this package: add it, sell it. */
  footer?: ReactNode;
};

type FactProps = {
  name: string;
  /** Below its name, as wide as the dialog. */
  isLong?: boolean;
  children: ReactNode;
};

const Fact = ({ name, isLong = false, children }: FactProps): ReactElement => (
  <div className={classes(styles.fact, isLong && styles.long)}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({ item, devicesHref }: { item: DataPackage; devicesHref: string }): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <dl className={styles.facts}>
      <Fact name={t('details.validity')}>
        <ValidityLabel validity={item} />
      </Fact>
      <Fact name={t('details.volume')}>
        <VolumeDetails item={item} />
      </Fact>
      <Fact name={t('details.price')}>
        <PriceLabel price={firstPrice(item.prices)} isStrong />
      </Fact>
      <Fact name={t('details.recommendedPrice')}>
        <PriceLabel price={{ priceValue: item.defaultRetailPriceInUsd, currencyCode: DEFAULT_CURRENCY }} />
      </Fact>
      <Fact name={t('details.compatibility')}>
        {t('details.compatibilityText')}{' '}
        <Link href={devicesHref} isExternal>
          {t('details.supportedDevices')}
        </Link>
      </Fact>
      <Fact name={t('details.coverage')} isLong={item.includedCountries.length > 1}>
        <CountryList codes={item.includedCountries} />
      </Fact>
    </dl>
  );
};

/**
 * All details of a package.
 *
 * Use it for packages on offer, from every list.
 *
 * Anatomy: the name as the title; validity, volume, price, recommended price, devices and countries as facts; at the
 * foot the buttons for this package.
 *
 * Do:
 * - Keep `item` at the pressed row, even if the list no longer has it.
 *
 * Don't:
 * - Use it for what a reseller has in stock: that has its own names and prices, in EditItem.
 *
 * Keyboard: Escape closes it, and the focus returns to the row.
 */
export const PackageDetailsModal = ({ item, onClose, devicesHref, footer }: PackageDetailsModalProps): ReactElement => {
  const nameOf = usePackageName();
  return (
    <Modal isOpen={item !== undefined} onClose={onClose} title={item ? nameOf(item) : ''} width={474} footer={footer}>
      {item && <Facts item={item} devicesHref={devicesHref} />}
    </Modal>
  );
};
