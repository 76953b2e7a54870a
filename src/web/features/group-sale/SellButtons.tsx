import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#web/components/page/MainAction.tsx';
import { useTopUp } from '#web/navigation/use-top-up.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import styles from './Choices.module.css';

export type SellAction = {
  /** How many packages can be sold. */
  count: number;
  /** How many of them can be paid for. */
  covered: number;
  /** How many lines have to be corrected before anything is sold. */
  faults: number;
  /** How many lines would be refused, and are left out. */
  left: number;
};

/** What the button says: the packages that the preview counts. */
export const useSellAction = (): ((action: SellAction) => string) => {
  const { t } = useTranslation('groupSale');
  return ({ count, covered, faults, left }) => {
    const lines = count + faults + left;
    if (count === 0) return t('sell', { count: lines });
    if (covered > 0 && covered < count) return t('sellCovered', { covered, count });
    if (faults > 0) return t('sellCovered', { covered: count, count: lines });
    return left > 0 ? t('sellOthers', { count, left }) : t('sell', { count });
  };
};

type SellButtonsProps = SellAction & {
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
  const action = useSellAction();
  const isMobile = useIsMobile();
  const isShort = covered < count;
  const unready = isPriced ? isShort && covered === 0 && t('reasons.credit') : t('reasons.quote');
  return (
    <ActionBar>
      {isShort && (
        <Link {...topUp(missing)} variant="primary" size="large" isFullWidth={isMobile}>
          {t('preview.topUp')}
        </Link>
      )}
      <Button
        variant={isShort ? 'secondary' : 'primary'}
        size="large"
        isFullWidth={isMobile}
        onPress={onSell}
        isPending={isPending}
        disabledReason={disabledReason ?? (unready || undefined)}
      >
        {action(props)}
      </Button>
      {/* The button has it as its description. */}
      {disabledReason !== undefined && (
        <span className={styles.why} aria-hidden>
          {disabledReason}
        </span>
      )}
    </ActionBar>
  );
};
