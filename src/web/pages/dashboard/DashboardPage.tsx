import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toOffsetIso } from '#domain/date.ts';
import { defaultSalesWindow } from '#domain/sales-window.ts';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useListActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { PackageIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import styles from './DashboardPage.module.css';
import { Overview } from './Overview.tsx';

const lastMonths = () => {
  const { from, to } = defaultSalesWindow(new Date());
  return { from: toOffsetIso(from), to: toOffsetIso(to) };
};

/** /your-store/dashboard: where the store stands, in three numbers. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['store', 'shell']);
  const { moneyParts, number } = useFormat();
  const credit = useGetCredit();
  const inventory = useListInventory();
  const [salesWindow] = useState(lastMonths);
  const sales = useListActivatedItems(salesWindow);
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <>
          <Link href={paths.dataPackages()} variant="secondary" icon={PackageIcon}>
            {t('shell:navigation.buyPackages')}
          </Link>
          <Link href={paths.pointOfSale()} variant="primary" icon={SmartphoneIcon}>
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
        <Overview
          query={sales}
          title={t('overview.sales')}
          figure={({ items }) => ({
            value: number(items.length),
            unit: t('overview.salesUnit', { count: items.length }),
          })}
          link={{ href: paths.history(), label: t('overview.salesLink') }}
        />
      </div>
    </PageFrame>
  );
};
