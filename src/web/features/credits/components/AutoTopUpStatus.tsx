import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './AutoTopUpStatus.module.css';

export type AutoTopUpStatusProps = {
  /** With the settings that are in force. */
  credit: Credit;
  /** Whether a card is stored; undefined while that is unknown. */
  hasCard: boolean | undefined;
  /** Opens AutoTopUpModal. */
  onOpen: () => void;
};

/**
 * What the automatic top-up does, and the way to change it; switched on only with a card (CRE-013 to CRE-015).
 *
 * Use it on the page of the credit, beside StoredCard.
 */
export const AutoTopUpStatus = ({ credit, hasCard, onOpen }: AutoTopUpStatusProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  const { autoTopUpEnabled: isOn, balance, topUpThreshold, topUpAmount } = credit;
  const needsCard = hasCard === undefined ? t('autoTopUp.cardUnknown') : t('autoTopUp.cardMissing');
  return (
    <div className={styles.status}>
      <p>
        {isOn
          ? t('autoTopUp.on', {
              threshold: money(topUpThreshold, balance.currency),
              amount: money(topUpAmount, balance.currency),
            })
          : t('autoTopUp.off')}
      </p>
      <Button onPress={onOpen} disabledReason={isOn || hasCard === true ? undefined : needsCard}>
        {isOn ? t('autoTopUp.manage') : t('autoTopUp.activate')}
      </Button>
    </div>
  );
};
