import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { activationRefusal, isRefunded } from '#domain/sold-item.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Folded } from '#web/ui/layout/Folded.tsx';
import styles from './ActivationTable.module.css';

type ActivationTableProps = {
  /** The sale, with its times and its balance. */
  item: SoldItem;
  /** When the sale was read: what has ended by then is past. */
  now: Date;
  /** Opens the question whether to start the validity. */
  onActivate: () => void;
  /** The call is under way: the button waits. */
  isActivating?: boolean;
};

/**
 * What is left, when the validity ends and began, and the button that starts a pending one. The header has the state.
 * Folded after a refund, when none of it matters.
 */
export const ActivationTable = ({
  item,
  now,
  onActivate,
  isActivating = false,
}: ActivationTableProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const texts = usePackageTexts();
  const { activatedAt, expiresAt, activationMode, availableBalance, packageType, validityUnlimited } = item.balance;
  // The reason is the same as for a refund.
  const reason = isActivating ? undefined : activationRefusal(item, now);
  const isPending = activatedAt === undefined;
  // What was refunded before it began will not begin.
  const beginning = isRefunded(item) ? t('detail.notAvailable') : t('detail.pending');
  const end = (): string => {
    if (expiresAt !== undefined) return dateTime(expiresAt);
    if (validityUnlimited) return t('detail.never');
    return isPending ? beginning : t('detail.notAvailable');
  };
  const action = (
    <Button onPress={onActivate} isPending={isActivating} disabledReason={reason && t(`activate.${reason}`)}>
      {t('activate.action')}
    </Button>
  );
  const facts = (
    <FactList
      facts={[
        {
          key: 'remaining',
          label: t('detail.remaining'),
          value:
            packageType === 'unlimited' && !isRefunded(item) ? t('detail.unlimited') : texts.size(availableBalance),
        },
        { key: 'expiresAt', label: t('detail.expiresAt'), value: end() },
        {
          key: 'activatedAt',
          label: t('detail.activatedAt'),
          value: isPending ? beginning : dateTime(activatedAt),
        },
        { key: 'mode', label: t('detail.mode'), value: t(`detail.modes.${activationMode}`) },
      ]}
    />
  );
  if (isRefunded(item)) {
    return (
      <Folded title={t('detail.activation')}>
        <div className={styles.folded}>
          {facts}
          {action}
        </div>
      </Folded>
    );
  }
  return (
    <Card
      title={t('detail.activation')}
      {...(isPending && { subtitle: texts.lasts(item.balance, activationMode, expiresAt, now) })}
      action={action}
    >
      {facts}
    </Card>
  );
};
