import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { isTopUp } from '#domain/sales-list.ts';
import { coverageMark } from '#web/components/packages/coverage-mark.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import styles from './SaleName.module.css';

export type SaleNameProps = {
  item: SoldItem;
  /** Adds a line that tells sales of the same package apart. */
  isListed?: boolean;
};

/** The buyer, the running number and the seller's note; a note in XML is for machines. */
const useDetails = ({ id, customerEmail, metatag }: SoldItem): string => {
  const { t } = useTranslation('history');
  const note = metatag?.trim() ?? '';
  const hasNote = note !== '' && !note.startsWith('<');
  return [customerEmail ?? t('customer.guest'), `#${id}`, ...(hasNote ? [note] : [])].join(' · ');
};

/** The sold package: flag or region mark, name, and whether it was a top-up or refunded. */
export const SaleName = ({ item, isListed = false }: SaleNameProps): ReactElement => {
  const { t } = useTranslation('history');
  const nameOf = usePackageName();
  const details = useDetails(item);
  return (
    <span className={styles.name}>
      <Flag code={coverageMark(item.balance)} />
      <span className={styles.lines}>
        <span className={styles.words}>
          <span>{nameOf(packageOfSale(item))}</span>
          {isTopUp(item) && <Badge tone="accent">{t('topUp')}</Badge>}
          {item.state === 'refunded' && <Badge tone="danger">{t('detail.states.refunded')}</Badge>}
        </span>
        {isListed && <span className={styles.details}>{details}</span>}
      </span>
    </span>
  );
};
