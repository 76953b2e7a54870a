import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { List } from '#web/ui/list/List.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import styles from './ConfirmUpdateModal.module.css';
import type { PreviewEntry } from './InventoryPreview.tsx';

type ConfirmUpdateModalProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** What will be added and what removed. */
  entries: readonly PreviewEntry[];
  /** Sends the update; the caller closes the dialog when it succeeded. */
  onConfirm: () => Promise<unknown>;
  /** Called by Cancel and Escape: nothing changes. */
  onCancel: () => void;
  /** The update is under way: both buttons wait. */
  isPending: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  error?: string | undefined;
};

const Names = ({ entries, state }: { entries: readonly PreviewEntry[]; state: 'added' | 'removed' }) => {
  const { t } = useTranslation('shop');
  const nameOf = usePackageName();
  const changed = entries.filter((entry) => entry.state === state);
  if (changed.length === 0) return null;
  const title = t(`box.${state}`, { count: changed.length });
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.names}>
        <List label={title} items={changed} itemKey={({ id }) => id} itemClassName={styles.name}>
          {({ name, facts }) => <>{nameOf({ ...facts, name })}</>}
        </List>
      </div>
    </div>
  );
};

/** Lists the additions and removals before the inventory is changed. */
export const ConfirmUpdateModal = ({ entries, ...dialog }: ConfirmUpdateModalProps): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <ConfirmDialog {...dialog} title={t('box.confirmTitle')} confirmLabel={t('box.confirm')}>
      <div className={styles.change}>
        <Names entries={entries} state="added" />
        <Names entries={entries} state="removed" />
        <p className={styles.note}>{t('box.confirmNote')}</p>
      </div>
    </ConfirmDialog>
  );
};
