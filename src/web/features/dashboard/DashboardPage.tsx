import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hasBillingAddress } from '#domain/account.ts';
import { toRevenueParams } from '#domain/revenue.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useGetAccount, useGetCurrentUser } from '#web/api/storefront/account/account.ts';
import { useGetRevenue } from '#web/api/storefront/analysis/analysis.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { PackageIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './DashboardPage.module.css';
import { FirstDay } from './FirstDay.tsx';
import { LatestSales } from './LatestSales.tsx';
import { Overview } from './Overview.tsx';
import { Revenue } from './Revenue.tsx';
import { RunningLow } from './RunningLow.tsx';
import { useRevenueAddress } from './use-revenue-address.ts';

/** Rarely needed. */
const SellingSuspended = lazyComponent(async () => (await import('./SellingSuspended.tsx')).SellingSuspended);

/** /your-store/dashboard: where the store stands, and what it brings in. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { moneyParts, number } = useFormat();
  const credit = useGetCredit();
  const inventory = useListInventory();
  const address = useRevenueAddress();
  const revenue = useGetRevenue(toRevenueParams(address.query));
  const isFirstDay = revenue.data?.showIntroMessage === true;
  const account = useGetAccount({ query: { enabled: isFirstDay } });
  const user = useGetCurrentUser({ query: { enabled: isFirstDay } });
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <>
          <Link href={paths.dataPackages()} variant="secondary" icon={PackageIcon}>
            {t('shell:navigation.buyPackages')}
          </Link>
          {/* On the first day the filled button is the next step. */}
          <Link href={paths.pointOfSale()} variant={isFirstDay ? 'secondary' : 'primary'} icon={SmartphoneIcon}>
            {t('shell:navigation.sellPackage')}
          </Link>
        </>
      }
    >
      {credit.data?.suspension && <SellingSuspended {...credit.data.suspension} />}
      <div className={styles.page}>
        <div className={styles.overviews}>
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
        <Revenue
          address={address}
          revenue={revenue}
          intro={
            <FirstDay
              store={{
                isConfirmed: account.data?.activated,
                hasCountry: user.data && hasBillingAddress(user.data),
                credit: credit.data?.balance.value,
                items: inventory.data?.items,
              }}
            />
          }
        />
        {/* Nothing of it exists before the first sale. */}
        {!isFirstDay && (
          <div className={styles.activity}>
            <LatestSales />
            {inventory.data && credit.data && <RunningLow items={inventory.data.items} balance={credit.data.balance} />}
          </div>
        )}
      </div>
    </PageFrame>
  );
};
