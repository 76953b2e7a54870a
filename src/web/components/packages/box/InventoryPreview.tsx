import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './Box.module.css';
import { type PreviewEntry, PreviewRow } from './PreviewRow.tsx';

export interface InventoryPreviewProps {
  entries: readonly PreviewEntry[];
  onSelect: (id: string, isSelected: boolean) => void;
  onSave: () => void;
  /** The welcome bonus, a refusal: what stands above the list. */
  children?: ReactNode;
}

type GroupProps = Pick<InventoryPreviewProps, 'entries' | 'onSelect'> & { state: PreviewEntry['state'] };

const Group = ({ entries, state, onSelect }: GroupProps): ReactElement | null => {
  const { t } = useTranslation('packages');
  const members = entries.filter((entry) => entry.state === state);
  if (members.length === 0) return null;
  const title = t(`box.${state}`, { count: members.length });
  return (
    <section>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul aria-label={title}>
        {members.map((entry) => (
          <PreviewRow key={entry.id} entry={entry} onSelect={onSelect} />
        ))}
      </ul>
    </section>
  );
};

/** What the inventory will hold: packages added without payment, each sale is then charged to credit. */
export const InventoryPreview = ({ entries, onSelect, onSave, children }: InventoryPreviewProps): ReactElement => {
  const { t } = useTranslation('packages');
  const isChanged = entries.some(({ state }) => state !== 'kept');
  return (
    <div className={styles.content}>
      <div className={styles.scroller}>
        {children}
        {(['added', 'removed', 'kept'] as const).map((state) => (
          <Group key={state} entries={entries} state={state} onSelect={onSelect} />
        ))}
      </div>
      <div className={styles.foot}>
        <p className={styles.hint}>{t('box.inventoryHint')}</p>
        <Button
          variant="primary"
          isFullWidth
          onPress={onSave}
          disabledReason={isChanged ? undefined : t('box.unchanged')}
        >
          {t('box.update')}
        </Button>
      </div>
    </div>
  );
};
