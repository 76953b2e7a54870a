import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { activationRefusal, isRefunded } from '#domain/sold-item.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';

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

/** What is left, when the validity ends and began, and the button that starts a pending one. The header has the state. */
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
  const end = (): string => {
    if (expiresAt !== undefined) return dateTime(expiresAt);
    if (validityUnlimited) return t('detail.never');
    return isPending && !isRefunded(item) ? t('detail.pending') : t('detail.notAvailable');
  };
  return (
    <Card
      title={t('detail.activation')}
      {...(isPending && !isRefunded(item) && { subtitle: texts.lasts(item.balance, activationMode, expiresAt, now) })}
      action={
        <Button onPress={onActivate} isPending={isActivating} disabledReason={reason && t(`activate.${reason}`)}>
          {t('activate.action')}
        </Button>
      }
    >
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
            value: isPending ? t('detail.pending') : dateTime(activatedAt),
          },
          { key: 'mode', label: t('detail.mode'), value: t(`detail.modes.${activationMode}`) },
        ]}
      />
    </Card>
  );
};
