import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { packagesInUse, profileDomains } from '#domain/profile-domain.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import styles from '#web/components/sales/SaleRows.module.css';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { currentTime } from '#web/device/assumed.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';

type WhatIsLeftProps = {
  /** The customer who buys, with all that was sold to them. */
  details: CustomerDetails;
};

/** More would push the packages down. */
const SHOWN_MAX = 2;

/** The digits at the end, by which eSIMs are told apart. */
const LAST_DIGITS = 7;

/** What a customer has left of each package, and on which eSIM: what a top-up is chosen by. */
export const WhatIsLeft = ({ details }: WhatIsLeftProps): ReactElement | null => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  const { size } = usePackageTexts();
  const nameOf = usePackageName();
  const iccids = new Map(profileDomains(details.relatedEsims).map((domain) => [domain.id, domain.iccids]));
  if (iccids.size === 0) return null;
  const sales = packagesInUse(details, currentTime());
  const lines = sales.slice(0, SHOWN_MAX).map((sale) => {
    const { balance, customerProfileDomainId: id } = sale;
    const left = balance.packageType === 'unlimited' ? t('common:unlimited') : size(balance.availableBalance);
    const esims = (iccids.get(id) ?? []).map((iccid) => `…${iccid.slice(-LAST_DIGITS)}`).join(', ');
    return { uid: sale.uid, text: [t('packages.left', { left }), nameOf(packageOfSale(sale)), esims].join(' · ') };
  });
  const more = sales.length - lines.length;
  return (
    <div className={styles.note}>
      {lines.length === 0 && <div>{t('packages.nothingLeft')}</div>}
      {lines.map(({ uid, text }) => (
        <div key={uid}>{text}</div>
      ))}
      {more > 0 && <div>{t('packages.leftMore', { count: more })}</div>}
    </div>
  );
};
