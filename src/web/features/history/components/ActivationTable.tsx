import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { activationRefusal, isRefunded } from '#domain/sold-item.ts';
import { PackageStateBadge } from '#web/components/sales/PackageStateBadge.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
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

/** When the validity began and ends, what is left, and the button that starts a pending one. */
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
    return isPending ? t('detail.pending') : t('detail.notAvailable');
  };
  return (
    <Card
      title={t('detail.activation')}
      {...(!isRefunded(item) && { subtitle: texts.lasts(item.balance, activationMode, expiresAt, now) })}
      action={
        <Button onPress={onActivate} isPending={isActivating} disabledReason={reason && t(`activate.${reason}`)}>
          {t('activate.action')}
        </Button>
      }
    >
      <FactList
        facts={[
          { key: 'state', label: t('detail.packageState'), value: <PackageStateBadge item={item} now={now} /> },
          {
            key: 'activatedAt',
            label: t('detail.activatedAt'),
            value: isPending ? <Badge tone="warning">{t('detail.pending')}</Badge> : dateTime(activatedAt),
          },
          { key: 'expiresAt', label: t('detail.expiresAt'), value: end() },
          {
            key: 'remaining',
            label: t('detail.remaining'),
            value:
              packageType === 'unlimited' && !isRefunded(item) ? t('detail.unlimited') : texts.size(availableBalance),
          },
          { key: 'mode', label: t('detail.mode'), value: t(`detail.modes.${activationMode}`) },
        ]}
      />
    </Card>
  );
};
