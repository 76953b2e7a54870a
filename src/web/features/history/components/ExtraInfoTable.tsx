import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { refundRefusal } from '#domain/sold-item.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { MetatagView } from './MetatagView.tsx';
import { SaleStateBadge } from '#web/components/sales/SaleStateBadge.tsx';

export type ExtraInfoTableProps = {
  /** The sale, with its channel, number, note and state. */
  item: SoldItem;
  /** When the sale was read: it decides whether a refund is still possible. */
  now: Date;
  /** Its supplier has yet to deliver it. */
  isBeingPrepared?: boolean | undefined;
  /** Opens the question whether to refund. */
  onRefund: () => void;
  /** The call is under way: the button waits. */
  isRefunding?: boolean;
  /** Why it is not known whether it was refunded: until then nothing is refunded. */
  unknown?: string | undefined;
  /** Called after a value was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
  /** What else the seller does with the sale: sending the link again. */
  children?: ReactNode;
};

/** The channel of the sale, its number, note and state, and the refund button. */
export const ExtraInfoTable = ({
  item,
  now,
  isBeingPrepared,
  onRefund,
  isRefunding = false,
  unknown,
  onCopied,
  children,
}: ExtraInfoTableProps): ReactElement => {
  const { t } = useTranslation('history');
  const reason = refundRefusal({ ...item, isBeingPrepared }, now);
  return (
    <Card
      title={t('detail.extra')}
      action={
        <Button
          onPress={onRefund}
          isPending={isRefunding}
          disabledReason={unknown ?? (reason && t(`refund.${reason}`))}
        >
          {t('refund.action')}
        </Button>
      }
    >
      <FactList
        facts={[
          {
            key: 'channel',
            label: t('detail.channel'),
            value: item.salesChannelTypeCode === 'POS' ? t('pointOfSale') : item.salesChannel,
          },
          { key: 'status', label: t('detail.status'), value: <SaleStateBadge state={item.state} /> },
          {
            key: 'id',
            label: t('detail.activationId'),
            value: (
              <CopyField
                label={t('detail.activationId')}
                isLabelHidden
                value={item.uid}
                appearance="inline"
                onCopied={onCopied}
              />
            ),
            isWide: true,
          },
          { key: 'metatag', label: t('detail.metatag'), value: <MetatagView metatag={item.metatag} />, isWide: true },
        ]}
      />
      {children}
    </Card>
  );
};
