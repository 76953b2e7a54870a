import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopUp } from '#web/navigation/use-top-up.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import styles from './Choices.module.css';

type SellButtonsProps = {
  /** How many packages are on the list. */
  count: number;
  /** How many of them can be paid for. */
  covered: number;
  /** How much credit the others lack, in its currency. */
  missing: number;
  /** The order is on its way, or is looked for. */
  isPending: boolean;
  /** The price is known. */
  isPriced: boolean;
  /** Why the list cannot be sold yet, whatever the credit is: it stands beside the button. */
  disabledReason: string | undefined;
  /** Called to sell them. */
  onSell: () => void;
};

/** Sells the list, or what the credit covers of it: then credit comes first. */
export const SellButtons = (props: SellButtonsProps): ReactElement => {
  const { count, covered, missing, isPending, isPriced, disabledReason, onSell } = props;
  const { t } = useTranslation('groupSale');
  const topUp = useTopUp();
  const isShort = covered < count;
  const unready = isPriced ? covered === 0 && t('reasons.credit') : t('reasons.quote');
  return (
    <div className={styles.choices}>
      {isShort && (
        <Link {...topUp(missing)} variant="primary">
          {t('preview.topUp')}
        </Link>
      )}
      <Button
        variant={isShort ? 'secondary' : 'primary'}
        onPress={onSell}
        isPending={isPending}
        disabledReason={disabledReason ?? (unready || undefined)}
      >
        {isShort && covered > 0 ? t('sellCovered', { covered, count }) : t('sell', { count })}
      </Button>
      {/* The button has it as its description. */}
      {disabledReason !== undefined && (
        <span className={styles.why} aria-hidden>
          {disabledReason}
        </span>
      )}
    </div>
  );
};
