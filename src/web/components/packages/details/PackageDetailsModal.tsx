import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { classes } from '#web/ui/props.ts';
import { PriceLabel } from '../PriceLabel.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ValidityLabel } from '../ValidityLabel.tsx';
import { CountryList } from './CountryList.tsx';
import styles from './PackageDetailsModal.module.css';
import { VolumeDetails } from './VolumeDetails.tsx';

export type PackageDetailsModalProps = {
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
 * - Let `item` stay the one that was pressed: the row need not be in the list any more.
 *
 * Don't:
 * - Use it for what a reseller has in stock: that has names and prices of its own, in EditItem.
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
