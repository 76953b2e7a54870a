import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { type InventoryStatus, InventoryStatusDialog } from './InventoryStatusDialog.tsx';

/** An edit that was not saved, and why. */
export type NotSaved = { item: InventoryItem; reason: string };

type EditNotSavedProps = NotSaved & {
  /** Opens it again, with what was typed. */
  onEdit: (item: InventoryItem) => void;
  /** Puts it away. */
  onClose: () => void;
};

/** Until it is edited again: a toast is gone in a moment. */
const EditNotSaved = ({ item, reason, onEdit, onClose }: EditNotSavedProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const name = usePackageName()(item);
  return (
    <Banner
      tone="warning"
      title={t('edit.notSaved', { name })}
      action={
        <Button
          size="small"
          onPress={() => {
            onClose();
            onEdit(item);
          }}
        >
          {t('edit.again')}
        </Button>
      }
      onClose={onClose}
    >
      {reason}
    </Banner>
  );
};

type InventoryNoticesProps = Pick<EditNotSavedProps, 'onEdit' | 'onClose'> & {
  /** The last edit, if it was not saved. */
  notSaved: NotSaved | undefined;
  /** How often each package was sold could not be read. */
  soldFailure: QueryFailure | undefined;
  /** What became of a payment. */
  status: InventoryStatus | undefined;
  /** Where packages are sold. */
  sellHref: string;
  /** Called when the reader has closed the status. */
  onCloseStatus: () => void;
};

/** Above the inventory: what did not work, until it is done again or put away, and what became of a payment. */
export const InventoryNotices = (props: InventoryNoticesProps): ReactElement => {
  const { notSaved, onEdit, onClose, soldFailure, status, sellHref, onCloseStatus } = props;
  const { t } = useTranslation(['inventory', 'ui']);
  return (
    <>
      {notSaved && <EditNotSaved {...notSaved} onEdit={onEdit} onClose={onClose} />}
      {soldFailure && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onPress={soldFailure.onRetry} isPending={soldFailure.isRetrying}>
              {t('ui:retry')}
            </Button>
          }
        >
          {t('soldFailed')}
        </Banner>
      )}
      <InventoryStatusDialog status={status} sellHref={sellHref} onClose={onCloseStatus} />
    </>
  );
};
