import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { latestSales } from '#domain/sales-window.ts';
import { isRefunded } from '#domain/sold-item.ts';
import { useListActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { SaleDetails } from '#web/components/sales/SaleDetails.tsx';
import { SaleName } from '#web/components/sales/SaleName.tsx';
import styles from '#web/components/sales/SaleRows.module.css';
import { currentTime } from '#web/device/assumed.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import own from './LatestSales.module.css';

const SHOWN = 5;

/** The last sales of all; asked for once, as the page was opened. */
const useLatestSales = () => {
  const [params] = useState(() => latestSales(currentTime(), SHOWN));
  return useListActivatedItems(params);
};

const Sale = ({ item }: { item: SoldItem }): ReactElement => {
  const { dateTime } = useFormat();
  const Amount = isRefunded(item) ? 's' : 'span';
  return (
    <>
      <Link href={paths.soldItem(item.uid)} variant="plain">
        <SaleName item={item} />
      </Link>
      <span className={isRefunded(item) ? styles.refunded : undefined}>
        <Amount>
          <PriceLabel price={item.retailPrice} isStrong />
        </Amount>
      </span>
      <span className={own.below}>
        <span>
          <SaleDetails item={item} />
        </span>
        <time dateTime={item.salesDate}>{dateTime(item.salesDate)}</time>
      </span>
    </>
  );
};

/** The last five sales, and the ways to all of them and to the customers, who have no page in the store's navigation (STO-164). */
export const LatestSales = (): ReactElement => {
  const { t } = useTranslation('dashboard');
  const sales = useLatestSales();
  return (
    <Card
      title={t('latest.title')}
      action={
        <Link href={paths.history()} variant="secondary" size="small">
          {t('latest.all')}
        </Link>
      }
    >
      <QueryContent query={sales} loading={<Skeleton shape="block" height={`${SHOWN * 3.5}rem`} />}>
        {({ items }) => (
          <List
            label={t('latest.title')}
            items={items}
            itemKey={({ uid }) => uid}
            className={styles.rows}
            itemClassName={styles.row}
          >
            {(item) => <Sale item={item} />}
          </List>
        )}
      </QueryContent>
      <p className={own.customers}>
        <Link href={paths.customers()} variant="text">
          {t('latest.customers')}
        </Link>
      </p>
    </Card>
  );
};
