import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { metatagView } from '#domain/metatag.ts';
import { refundRefusal } from '#domain/sold-item.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { SaleStateBadge } from '#web/components/sales/SaleStateBadge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyButton } from '#web/ui/actions/CopyButton.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './ExtraInfoTable.module.css';

type MetatagModalProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** The note as it was sent, XML included. */
  metatag: string;
};

/** The whole note, always as plain text. */
const MetatagModal = ({ isOpen, onClose, metatag }: MetatagModalProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('metatag.title')}
      footer={<CopyButton value={metatag} label={t('metatag.title')} hasText />}
    >
      <pre className={styles.text}>{metatag}</pre>
    </Modal>
  );
};

/** Whether a text is well-formed XML. */
const isXml = (text: string): boolean =>
  text.trimStart().startsWith('<') &&
  new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null;

type MetatagViewProps = {
  /** The note; undefined is 'n.a.'. */
  metatag: string | undefined;
};

/** A note of a sale: in full, or shortened with a link to all of it. */
const MetatagView = ({ metatag }: MetatagViewProps): ReactElement => {
  const { t } = useTranslation('history');
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const view = metatagView(metatag, { isMobile, isXml });
  if (view.kind === 'none') return <span>{t('detail.notAvailable')}</span>;
  if (view.kind === 'plain') return <span>{view.text}</span>;
  return (
    <>
      <InlineAction onPress={() => setOpen(true)}>
        <VisuallyHidden>{`${t('metatag.show')}: `}</VisuallyHidden>
        {view.kind === 'xml' ? <Badge tone="accent">{t('metatag.xml')}</Badge> : view.text}
      </InlineAction>
      <MetatagModal isOpen={isOpen} onClose={() => setOpen(false)} metatag={metatag ?? ''} />
    </>
  );
};

type ExtraInfoTableProps = {
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
}: ExtraInfoTableProps): ReactElement => {
  const { t } = useTranslation('history');
  // While the call is under way, the sale may be read as it becomes by that call: that refuses nothing.
  const reason = isRefunding ? undefined : refundRefusal({ ...item, isBeingPrepared }, now);
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
    </Card>
  );
};
