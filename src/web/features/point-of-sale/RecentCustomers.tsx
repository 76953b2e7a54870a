import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { lastSales } from '#domain/customer.ts';
import { latestSales } from '#domain/sales-window.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { useListActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import styles from '#web/components/sales/SaleRows.module.css';
import { currentTime } from '#web/device/assumed.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';

const SHOWN = 10;
/** Guests and customers who came twice are among them. */
const SALES = 50;

type Sale = SoldItem & { customerEmail: string };

/** The last sales of all; asked for once, as the page was opened. */
const useLatestSales = () => {
  const [params] = useState(() => latestSales(currentTime(), SALES));
  return useListActivatedItems(params);
};

const Customer = ({ sale }: { sale: Sale }): ReactElement => {
  const { dateTime } = useFormat();
  const nameOf = usePackageName();
  return (
    <span className={styles.lines}>
      <Link href={paths.pointOfSaleSearch(sale.customerEmail)} variant="plain">
        <EmailAddress address={sale.customerEmail} />
      </Link>
      <span className={styles.note}>
        {nameOf(packageOfSale(sale))}
        {' · '}
        <time dateTime={sale.salesDate}>{dateTime(sale.salesDate)}</time>
      </span>
    </span>
  );
};

const Customers = ({ sales }: { sales: readonly SoldItem[] }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const customers = lastSales(sales).slice(0, SHOWN);
  if (customers.length === 0) return <p className={styles.note}>{t('search.noRecent')}</p>;
  return (
    <List
      label={t('search.recent')}
      items={customers}
      itemKey={({ uid }) => uid}
      className={styles.rows}
      itemClassName={styles.row}
    >
      {(sale) => <Customer sale={sale} />}
    </List>
  );
};

type RecentCustomersProps = {
  /** Why one would choose one of them, where the page does not say it. */
  subtitle?: string;
};

/** The customers who bought last: one press finds them again. */
export const RecentCustomers = ({ subtitle }: RecentCustomersProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const sales = useLatestSales();
  return (
    <Card title={t('search.recent')} {...(subtitle !== undefined && { subtitle })}>
      <QueryContent query={sales} loading={<Skeleton shape="block" height={`${SHOWN * 3.5}rem`} />}>
        {({ items }) => <Customers sales={items} />}
      </QueryContent>
    </Card>
  );
};
