import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChange } from '#contract/operator/model/priceChange.ts';
import type { PriceLoss } from '#contract/operator/model/priceLoss.ts';
import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './PriceChanges.module.css';

export type PriceChangesProps = {
  /** What rules would change. */
  preview: PricePreview;
};

const COUNTS = ['changed', 'rising', 'falling', 'comingOnSale', 'goingOffSale', 'atFloor', 'belowCost'] as const;

const Moves = ({ title, moves }: { title: string; moves: readonly PriceChange[] }): ReactElement | null => {
  const { money } = useFormat();
  const nameOf = usePackageName();
  if (moves.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <List label={title} items={moves} itemKey={({ id }) => id}>
        {({ name, dataPackage, supplier, before, after }) => (
          <div className={styles.move}>
            <span className={styles.name}>
              {nameOf({ ...dataPackage, name })} <span className={styles.more}>{supplier}</span>
            </span>
            <span>
              {money(before.value, before.currencyCode)} → {money(after.value, after.currencyCode)}
            </span>
          </div>
        )}
      </List>
    </div>
  );
};

const Losses = ({ losses }: { losses: readonly PriceLoss[] }): ReactElement | null => {
  const { t } = useTranslation('operatorPackages');
  const { money } = useFormat();
  const nameOf = usePackageName();
  if (losses.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{t('preview.losses')}</h3>
      <List label={t('preview.losses')} items={losses} itemKey={({ id }) => id}>
        {({ name, dataPackage, supplier, price, loss, onSale }) => (
          <div className={styles.move}>
            <span className={styles.name}>
              {nameOf({ ...dataPackage, name })} <span className={styles.more}>{supplier}</span>
            </span>
            <span>
              {t(onSale ? 'preview.soldAtLoss' : 'preview.notSold', {
                price: money(price.value, price.currencyCode),
                loss: money(loss.value, loss.currencyCode),
              })}
            </span>
          </div>
        )}
      </List>
    </div>
  );
};

/**
 * What price rules would change: how many prices, the largest rises and falls, and what would be below cost.
 *
 * Use it before rules are applied.
 */
export const PriceChanges = ({ preview }: PriceChangesProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { number } = useFormat();
  const facts: Fact[] = COUNTS.map((key) => ({ key, label: t(`preview.${key}`), value: number(preview[key]) }));
  return (
    <div className={styles.changes}>
      <FactList facts={facts} />
      <Losses losses={preview.losses} />
      <Moves title={t('preview.rises')} moves={preview.rises} />
      <Moves title={t('preview.falls')} moves={preview.falls} />
    </div>
  );
};
