import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { PackageIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import styles from './DashboardPage.module.css';
import { LatestSales } from './LatestSales.tsx';
import { Overview } from './Overview.tsx';
import { Revenue } from './Revenue.tsx';
import { RunningLow } from './RunningLow.tsx';

/** /your-store/dashboard: where the store stands, and what it brings in. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { moneyParts, number } = useFormat();
  const credit = useGetCredit();
  const inventory = useListInventory();
  // Packages come first, then selling: the filled button is the next step.
  const hasPackages = inventory.data?.items.length !== 0;
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <>
          <Link href={paths.dataPackages()} variant={hasPackages ? 'secondary' : 'primary'} icon={PackageIcon}>
            {t('shell:navigation.buyPackages')}
          </Link>
          <Link href={paths.pointOfSale()} variant={hasPackages ? 'primary' : 'secondary'} icon={SmartphoneIcon}>
            {t('shell:navigation.sellPackage')}
          </Link>
        </>
      }
    >
      <div className={styles.cards}>
        <Overview
          query={credit}
          title={t('overview.credit')}
          figure={({ balance }) => moneyParts(balance.value, balance.currency)}
          link={{ href: paths.credits(), label: t('overview.creditLink') }}
        />
        <Overview
          query={inventory}
          title={t('overview.inventory')}
          figure={({ items }) => ({
            value: number(items.length),
            unit: t('overview.inventoryUnit', { count: items.length }),
          })}
          link={{ href: paths.inventory(), label: t('overview.inventoryLink') }}
        />
      </div>
      <Revenue>
        <div className={styles.cards}>
          <LatestSales />
          {inventory.data && credit.data && <RunningLow items={inventory.data.items} balance={credit.data.balance} />}
        </div>
      </Revenue>
    </PageFrame>
  );
};
