import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageFacts } from '#domain/package.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { CloseIcon, UndoIcon } from '#web/ui/icons.ts';
import { classes } from '#web/ui/props.ts';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import styles from './BoxRow.module.css';

/** A package in the inventory after the update. */
export type PreviewEntry = {
  /** Product id. */
  id: string;
  name: string;
  facts: PackageFacts;
  state: 'kept' | 'added' | 'removed';
};

export type PreviewRowProps = {
  /** The package, and whether it stays, is new or goes. */
  entry: PreviewEntry;
  /** Called with the package's id and whether it is to be in the inventory. */
  onSelect: (id: string, isSelected: boolean) => void;
};

/** One package of the preview, to remove or to keep. */
export const PreviewRow = ({ entry, onSelect }: PreviewRowProps): ReactElement => {
  const { t } = useTranslation('shop');
  const texts = usePackageTexts();
  const { id, facts, state } = entry;
  const name = usePackageName()({ ...facts, name: entry.name });
  const isRemoved = state === 'removed';
  return (
    <div className={classes(styles.row, isRemoved && styles.removed)}>
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
