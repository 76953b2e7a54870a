import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageFacts } from '#domain/package.ts';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { CloseIcon, UndoIcon } from '#web/ui/icons.ts';
import { List } from '#web/ui/list/List.tsx';
import { classes } from '#web/ui/props.ts';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import styles from './Box.module.css';
import row from './BoxRow.module.css';

/** A package in the inventory after the update. */
export type PreviewEntry = {
  /** Product id. */
  id: string;
  name: string;
  facts: PackageFacts;
  state: 'kept' | 'added' | 'removed';
};

type PreviewRowProps = {
  /** The package, and whether it stays, is new or goes. */
  entry: PreviewEntry;
  /** Called with the package's id and whether it is to be in the inventory. */
  onSelect: (id: string, isSelected: boolean) => void;
};

/** One package of the preview, to remove or to keep. */
const PreviewRow = ({ entry, onSelect }: PreviewRowProps): ReactElement => {
  const { t } = useTranslation('shop');
  const texts = usePackageTexts();
  const { id, facts, state } = entry;
  const name = usePackageName()({ ...facts, name: entry.name });
  const isRemoved = state === 'removed';
  return (
    <div className={classes(row.row, isRemoved && row.removed)}>
      <PackageName name={name} coverage={facts} note={texts.holds(facts)} isOneLine />
      <IconButton
        label={isRemoved ? t('box.keepNamed', { name }) : t('box.removeNamed', { name })}
        icon={isRemoved ? UndoIcon : CloseIcon}
        size="small"
        onPress={() => onSelect(id, isRemoved)}
      />
    </div>
  );
};

/** What the update will do, shortly: '3 to add', '1 to remove'; empty while nothing is changed. */
export const useChangeTexts = (entries: readonly PreviewEntry[]): string[] => {
  const { t } = useTranslation('shop');
  return (['added', 'removed'] as const).flatMap((state) => {
    const count = entries.filter((entry) => entry.state === state).length;
    return count === 0 ? [] : [t(`box.${state}`, { count })];
  });
};

type InventoryPreviewProps = {
  /** The inventory as it would be, with what is new and what goes. */
  entries: readonly PreviewEntry[];
  /** Called with a package's id and whether it is to be in the inventory. */
  onSelect: (id: string, isSelected: boolean) => void;
  /** Opens the confirmation. */
  onSave: () => void;
  /** Shown prominently: a refusal. */
  notice?: ReactNode;
  /** Shown above the list: the welcome bonus. */
  children?: ReactNode;
};

type GroupProps = {
  members: readonly PreviewEntry[];
  state: PreviewEntry['state'];
  onSelect: InventoryPreviewProps['onSelect'];
  /** There is no other group: the tab above has the number. */
  isAlone: boolean;
};

const Group = ({ members, state, onSelect, isAlone }: GroupProps): ReactElement => {
  const { t } = useTranslation('shop');
  const rows = useRowsInTime(members);
  const title = t(`box.${state}`, { count: members.length });
  return (
    <section>
      {!isAlone && <h2 className={styles.groupTitle}>{title}</h2>}
      <List label={title} items={rows} itemKey={({ id }) => id}>
        {(entry) => <PreviewRow entry={entry} onSelect={onSelect} />}
      </List>
    </section>
  );
};

const STATES = ['added', 'removed', 'kept'] as const;

/** The inventory after the update: packages are added without payment; each sale is then charged to credit. */
export const InventoryPreview = (props: InventoryPreviewProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { entries, onSelect, onSave } = props;
  const groups = STATES.map((state) => ({ state, members: entries.filter((entry) => entry.state === state) }));
  const changes = useChangeTexts(entries);
  const isChanged = changes.length > 0;
  const isUnchanged = entries.length > 0 && !isChanged;
  const onlyRemoves = isChanged && entries.every(({ state }) => state !== 'added');
  const hasHint = !isUnchanged && !onlyRemoves;
  return (
    <div className={styles.content}>
      {props.notice}
      {props.children}
      <div className={classes(styles.scroller, !hasHint && styles.long)}>
        {groups
          .filter(({ members }) => members.length > 0)
          .map(({ state, members }) => (
            <Group key={state} state={state} members={members} onSelect={onSelect} isAlone={isUnchanged} />
          ))}
      </div>
      <div className={styles.foot}>
        {hasHint && <p className={styles.hint}>{t('box.inventoryHint')}</p>}
        <Button
          variant="primary"
          isFullWidth
          onPress={onSave}
          disabledReason={isChanged ? undefined : t('box.unchanged')}
        >
          {[t('box.update'), ...changes].join(' · ')}
        </Button>
      </div>
    </div>
  );
};
