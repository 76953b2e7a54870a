import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TillCustomer } from '#domain/till-search.ts';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import styles from '#web/components/sales/SaleRows.module.css';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ChevronRightIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';

type TillCustomersProps = {
  /** The best first; nothing is shown without any. */
  customers: readonly TillCustomer[];
  /** Where the sale to this customer begins, or the page of the sale to a guest. */
  href: (customer: TillCustomer) => string;
  /** Where all customers with the same text are listed. */
  allHref: string;
};

/** So many fit between the field and the packages. */
const SHOWN_MAX = 3;

/** The customers that the till's search proposes, each a link that begins a sale, or leads to the one that was found. */
export const TillCustomers = ({ customers, href, allHref }: TillCustomersProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const shown = customers.slice(0, SHOWN_MAX);
  const hasMore = customers.length > shown.length;
  const title = t(shown[0]?.isSimilar === true ? 'till.similarCustomers' : 'till.customers');
  return (
    <>
      <ResultCount count={shown.length === 0 ? undefined : shown.length} hasMore={hasMore} />
      {shown.length > 0 && (
        <Card title={title} {...(hasMore && { action: <Link href={allHref}>{t('till.allCustomers')}</Link> })}>
          <List
            label={title}
            items={shown}
            itemKey={({ buyer, sale }) => (buyer ? buyer.customerUid : sale.uid)}
            className={styles.rows}
            itemClassName={styles.row}
          >
            {(customer) => (
              <>
                <span className={styles.lines}>
                  <Link href={href(customer)} variant="plain">
                    {customer.email === undefined ? (
                      (customer.note ?? t('summary.guest'))
                    ) : (
                      <EmailAddress address={customer.email} />
                    )}
                  </Link>
                  <span className={styles.note}>
                    {[customer.iccid, customer.sale && `#${customer.sale.id}`, customer.lastSaleName]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Icon of={ChevronRightIcon} className={styles.mark ?? ''} />
              </>
            )}
          </List>
        </Card>
      )}
    </>
  );
};
