import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './SaleBar.module.css';

export type SaleBarProps = {
  /** How many packages are selected; without any, the buttons act on all that were found. */
  selected: number;
  /** How many packages were found, on all pages. */
  found: number;
  /** Called with whether they are to be on sale. */
  onChange: (onSale: boolean) => void;
  /** The change that is under way. */
  pending: 'put' | 'take' | undefined;
  /** Why the last change failed. */
  failure?: string | undefined;
};

/**
 * Puts packages on sale or takes them off.
 *
 * Use it above a PackageOfferTable.
 *
 * Keyboard: Tab reaches both buttons.
 */
export const SaleBar = ({ selected, found, onChange, pending, failure }: SaleBarProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { number } = useFormat();
  const isAll = selected === 0;
  const count = isAll ? found : selected;
  return (
    <div className={styles.bar}>
      <p className={styles.text} aria-live="polite">
        {t(isAll ? 'sale.found' : 'sale.selected', { count, number: number(count) })}
      </p>
      {(['put', 'take'] as const).map((kind) => (
        <Button
          key={kind}
          size="small"
          onPress={() => onChange(kind === 'put')}
          isPending={pending === kind}
          disabledReason={pending !== undefined && pending !== kind ? t('sale.pending') : undefined}
        >
          {t(isAll ? `sale.${kind}All` : `sale.${kind}`)}
        </Button>
      ))}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </div>
  );
};
