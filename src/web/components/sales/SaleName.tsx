import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { packageStateOf } from '#domain/package-state.ts';
import { isRefunded, packageOfSale } from '#domain/sold-item.ts';
import { isTopUp } from '#domain/sales-list.ts';
import { coverageMark } from '#web/components/packages/CoverageLabel.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { classes } from '#web/ui/props.ts';
import { SaleDetails } from './SaleDetails.tsx';
import styles from './SaleName.module.css';

type SaleNameProps = {
  /** The sale, with its package and state. */
  item: SoldItem;
  /** Adds a line that tells sales of the same package apart. */
  isListed?: boolean;
  /** All sales of the list are of one buyer: that line does not name them. */
  isOfOneBuyer?: boolean;
};

/**
 * The sold package: flag or region mark, name, and whether it was a top-up, its eSIM was deleted, or it was refunded,
 * which strikes the name through.
 *
 * Use it as the first column of sales. Packages on offer have a PackageName.
 *
 * Anatomy: flag or region mark; beside it the name and the badges; below them, in a list, buyer, number and note.
 *
 * Do:
 * - Set `isListed` where several sales of one package can follow each other.
 *
 * Don't:
 * - Strike further cells through by hand: SalePrice does so by `isRefunded`.
 */
export const SaleName = ({ item, isListed = false, isOfOneBuyer = false }: SaleNameProps): ReactElement => {
  const { t } = useTranslation('history');
  const nameOf = usePackageName();
  const name = nameOf(packageOfSale(item));
  return (
    <span className={classes(styles.name, isListed && styles.listed)}>
      <Flag code={coverageMark(item.balance)} />
      <span className={styles.lines}>
        <span className={styles.words}>
          <span>{isRefunded(item) ? <s>{name}</s> : name}</span>
          {isTopUp(item) && (
            <Badge tone="accent">{t(item.activationType === 'TOP_UP' ? 'topUp' : 'topUpNewEsim')}</Badge>
          )}
          {isRefunded(item) && <Badge tone="danger">{t('detail.states.refunded')}</Badge>}
          {packageStateOf(item) === 'deleted' && <Badge tone="warning">{t('detail.packageStates.deleted')}</Badge>}
        </span>
        {isListed && (
          <span className={styles.details}>
            <SaleDetails item={item} part={isOfOneBuyer ? 'own' : undefined} />
          </span>
        )}
      </span>
    </span>
  );
};
