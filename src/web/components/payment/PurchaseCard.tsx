import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '#contract/storefront/model/price.ts';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseKind, purchaseStatus } from '#domain/purchase.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import styles from './PurchaseCard.module.css';

export interface PurchaseCardProps {
  purchase: Purchase;
}

const Amount = ({ price }: { price: Price | undefined }): ReactElement | null => {
  const { money } = useFormat();
  return price ? <data value={price.priceValue}>{money(price.priceValue, price.currencyCode)}</data> : null;
};

const useLineName = (): ((item: Purchase['items'][number]) => string) => {
  const { t } = useTranslation('credits');
  return ({ dataPackageName, amount }) =>
    dataPackageName === undefined ? t('history.credit') : t('history.line', { amount, name: dataPackageName });
};

const Lines = ({ purchase }: PurchaseCardProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { percent } = useFormat();
  const lineName = useLineName();
  return (
    <ul className={styles.lines}>
      {purchase.items.map((item) => (
        <li key={item.id} className={styles.line}>
          <span>{lineName(item)}</span>
          <Amount price={item.totalPackagePrices[0]} />
        </li>
      ))}
      {purchase.bulkDiscounts.map(({ discountRate, discountValues }) => (
        <li key={discountRate} className={`${styles.line} ${styles.discount}`}>
          <span>{t('history.discount', { rate: percent(discountRate) })}</span>
          <span>
            −<Amount price={discountValues[0]} />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** One purchase: a single line, a group of lines, or lines with a bulk discount. */
export const PurchaseCard = ({ purchase }: PurchaseCardProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { dateTime } = useFormat();
  const lineName = useLineName();
  const [first] = purchase.items;
  const kind = purchaseKind(purchase);
  const status = purchaseStatus(purchase);
  const title =
    purchase.items.length > 1 || !first ? t('history.group', { count: purchase.items.length }) : lineName(first);
  return (
    <article className={styles.card} data-kind={kind} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.context}>
            <time dateTime={purchase.date}>{dateTime(purchase.date)}</time>
            {first && <span>{first.paymentMethod}</span>}
          </p>
        </div>
        <div className={styles.figures}>
          <strong className={styles.total}>
            <Amount price={purchase.totalPrices[0]} />
          </strong>
          {status !== 'SUCCESS' && (
            <Badge tone={status === 'PENDING' ? 'warning' : 'danger'}>{t(`history.status.${status}`)}</Badge>
          )}
        </div>
      </div>
      {kind !== 'single' && <Lines purchase={purchase} />}
    </article>
  );
};
