import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { singleKeysOff } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './ShortcutsModal.module.css';

type ShortcutsModalProps = {
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

const isMac = (): boolean => navigator.platform.startsWith('Mac');

/** Keys as they look on a keyboard. */
const Keys = ({ of }: { of: readonly string[] }): ReactElement => (
  <span className={styles.keys}>
    {of.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
);

/** The keys that work on every page. Those without a modifier can be switched off (WCAG 2.1.4). */
export const ShortcutsModal = ({ onClose }: ShortcutsModalProps): ReactElement => {
  const { t } = useTranslation('search');
  const isOff = useStored(singleKeysOff);
  const command = (
    <>
      <Keys of={isMac() ? ['⌘', 'K'] : [t('ctrl'), 'K']} /> {t('anywhere')}
    </>
  );
  const slash = (
    <>
      <Keys of={['/']} /> · {command}
    </>
  );
  return (
    <Modal isOpen onClose={onClose} title={t('shortcuts')}>
      <div className={styles.content}>
        <FactList
          facts={[
            { key: 'open', label: t('open'), value: isOff ? command : slash },
            ...(isOff ? [] : [{ key: 'list', label: t('list'), value: <Keys of={['?']} /> }]),
            { key: 'move', label: t('move'), value: <Keys of={['↑', '↓']} /> },
            { key: 'pick', label: t('pick'), value: <Keys of={['↵']} /> },
            { key: 'close', label: t('close'), value: <Keys of={['Esc']} /> },
          ]}
        />
        <Checkbox
          label={t('singleKeys')}
          description={t('singleKeysText')}
          isSelected={!isOff}
          onChange={(isOn) => singleKeysOff.write(!isOn)}
        />
      </div>
    </Modal>
  );
};
