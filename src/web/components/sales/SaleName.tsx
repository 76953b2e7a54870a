import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isTopUp } from '#domain/sales-list.ts';
import { coverageMark } from '#web/components/packages/coverage-mark.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import styles from './SaleName.module.css';

export type SaleNameProps = {
  item: SoldItem;
};

/** The sold package: flag or region mark, name, and whether it was a top-up or refunded. */
export const SaleName = ({ item }: SaleNameProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <span className={styles.name}>
      <Flag code={coverageMark(item.balance)} />
      <span className={styles.words}>
        <span>{item.name}</span>
        {isTopUp(item) && <Badge tone="accent">{t('topUp')}</Badge>}
        {item.state === 'refunded' && <Badge tone="danger">{t('detail.states.refunded')}</Badge>}
      </span>
    </span>
  );
};
