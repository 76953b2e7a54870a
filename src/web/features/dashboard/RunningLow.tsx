import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditBalance } from '#contract/storefront/model/creditBalance.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { runningLow } from '#domain/running-low.ts';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import styles from '#web/components/sales/SaleRows.module.css';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';

type RunningLowProps = {
  /** The inventory. */
  items: readonly InventoryItem[];
  /** The credit, to compare with what sales cost. */
  balance: CreditBalance;
};

/** The same number as of the sales beside them. */
const SHOWN = 5;

const StockRow = ({ item }: { item: InventoryItem }): ReactElement => {
  const { t } = useTranslation('dashboard');
  const texts = usePackageTexts();
  return (
    <>
      <PackageName name={usePackageName()(item)} coverage={item} note={texts.holds(item)} />
      <Badge tone="warning">{t('low.left', { count: item.amount })}</Badge>
    </>
  );
};

/** What to buy or top up soon; says so when there is nothing. */
export const RunningLow = ({ items, balance }: RunningLowProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { stock, uncovered } = runningLow(items, balance);
  const isEnough = stock.length === 0 && uncovered.length === 0;
  return (
    <Card
      title={t('low.title')}
      action={
        uncovered.length > 0 ? (
          <Link href={paths.credits()} variant="secondary" size="small">
            {t('overview.creditLink')}
          </Link>
        ) : undefined
      }
    >
      {isEnough && <p className={styles.note}>{t('low.nothing')}</p>}
      {uncovered.length > 0 && <p className={styles.text}>{t('low.uncovered', { count: uncovered.length })}</p>}
      {stock.length > 0 && (
        <List
          label={t('low.title')}
          items={stock.slice(0, SHOWN)}
          itemKey={({ id }) => id}
          className={styles.rows}
          itemClassName={styles.row}
        >
          {(item) => <StockRow item={item} />}
        </List>
      )}
    </Card>
  );
};
